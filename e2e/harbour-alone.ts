import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const ISLES = 'scenes/lantern-isles'

/** The harbour alone, as it was written, with what it names: the check of it is short. */
export function layOutHarbour(folder: string): void {
  cpSync(join(ISLES, 'harbour'), join(folder, 'harbour'), { recursive: true })
  const tasks = readdirSync(join(ISLES, 'harbour/tasks')).map((name) =>
    readFileSync(join(ISLES, 'harbour/tasks', name), 'utf8'),
  )
  const isNamed = (name: string) => tasks.some((task) => task.includes(`"${name}"`))
  for (const name of readdirSync(join(ISLES, 'pictures')).filter(isNamed))
    cpSync(join(ISLES, 'pictures', name), join(folder, 'pictures', name))
  mkdirSync(join(folder, 'text'))
  for (const name of readdirSync(join(ISLES, 'text'))) {
    const words = JSON.parse(readFileSync(join(ISLES, 'text', name), 'utf8')) as {
      name: string
      competences: Record<string, string>
    }
    const competences = Object.entries(words.competences).filter(([id]) => isNamed(id))
    const own = { name: words.name, competences: Object.fromEntries(competences) }
    writeFileSync(join(folder, 'text', name), JSON.stringify(own))
  }
  writeFileSync(join(folder, 'adventure.json'), '{ "rootMission": "harbour" }')
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { Slug } from '#shared/scene/slug.ts'
import { buildAdventures, type BuildPlaces } from '#server/intake/build-adventures.ts'
import { Findings } from '#server/intake/findings.ts'
import { readAdventure, type AdventureSource } from '#server/intake/read/adventure-folder.ts'
import { innerFolder, readFolder } from '#server/intake/read/folder.ts'
import { leadThere } from './lead-there.ts'
import { adventureFiles, missionFiles, type NewFiles } from '#server/intake/starter/mission-files.ts'

/** Why nothing was made, in plain words. */
export class Refused extends Error {}

export interface LaidOut {
  /** Paths below the scenes folder. */
  made: string[]
  changed: string[]
  /** The mission that leads to the new one. */
  from: string
}

/** Tasks are named after their mission, and the longest of these names has to hold. */
const LONGEST = 40
const TAKEN = ['text', 'pictures', 'films', 'assistants', 'sounds']

/** Makes the folder of a mission that runs at once, and of an adventure around it where there is none. @throws Refused */
export async function layOut(path: string, places: BuildPlaces): Promise<LaidOut> {
  const [adventure = '', mission = '', ...rest] = path.replace(/\/$/, '').split('/')
  if (adventure === '' || mission === '' || rest.length > 0) {
    throw new Refused(`Say which adventure and which mission: npm run scenes -- new my-isles/first-mission`)
  }
  checkName(adventure, 'an adventure')
  checkName(mission, 'a mission')
  const scenes = await readFolder(places.scenesDir, '', 'scenes')
  if (scenes.files.includes(adventure)) throw new Refused(`${adventure} is a file. Choose another name.`)
  if (!scenes.folders.includes(adventure)) {
    const made = await write(adventureFiles(adventure, mission, LANGUAGE_CODES), places.scenesDir)
    return { made, changed: [], from: mission === 'map' ? 'start' : 'map' }
  }
  const source = await readAdventure(await innerFolder(scenes, adventure), new Findings())
  if (!source) {
    throw new Refused(`${adventure}/ is there and holds no mission. Delete it, or choose another name.`)
  }
  checkFree(mission, source)
  const made = await write(
    missionFiles(`${adventure}/${mission}`, mission, source.settings.languages),
    places.scenesDir,
  )
  const { adventures } = await buildAdventures(places)
  const built = adventures.find(({ id }) => id === adventure)
  const parent = built?.missions.find(({ missions }) => missions.includes(mission))
  const from = parent && source.missions.get(parent.id)
  if (!from)
    throw new Refused(
      `${adventure}/${mission} is made, but no mission leads there: name it in "missions" of one.`,
    )
  const led = await leadThere(mission, parent, from)
  return { made: [...made, ...led.made], changed: led.changed, from: from.id }
}

function checkName(name: string, what: string): void {
  if (!z.safeParse(Slug, name).success || name.length > LONGEST) {
    throw new Refused(
      `"${name}" cannot be the name of ${what}. Use small letters a to z, digits and single hyphens, at most ${LONGEST} in all: first-mission`,
    )
  }
  if (TAKEN.includes(name))
    throw new Refused(`"${name}" is the name of a folder that every adventure may have. Choose another.`)
}

function checkFree(mission: string, { id, folder, missions }: AdventureSource): void {
  if (folder.folders.includes(mission) || folder.files.includes(mission)) {
    throw new Refused(`${id}/${mission} is there already. Choose another name, or delete it first.`)
  }
  const tasks = [...missions.values()].flatMap((one) =>
    one.tasks.map((task) => ({ task: task.id, label: task.label })),
  )
  const taken = tasks.find(({ task }) => task === mission || task.startsWith(`${mission}-`))
  if (taken) {
    throw new Refused(`${taken.label} has a name that "${mission}" would need. Choose another name.`)
  }
}

async function write(files: NewFiles, scenesDir: string): Promise<string[]> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(scenesDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content, { flag: 'wx' })
  }
  return Object.keys(files)
}

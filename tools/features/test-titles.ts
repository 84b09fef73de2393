import { existsSync, readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['kinds', 'shared', 'src', 'server', 'tools', 'art', 'e2e']
const ID = /\[([A-Z]{2,}-\d+(?:, ?[A-Z]{2,}-\d+)*)\]/g

/** The requirement ids in a text: `[STREAK-4]` and `[FIN-1, FIN-6]`. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, list = '']) => list.split(/, ?/))
}

/** Which test files name which requirement: id to paths. The check's own tests are no proof of a feature. */
export function findTestedIds(): Map<string, string[]> {
  const files = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  )
  const found = new Map<string, string[]>()
  for (const file of files.toSorted()) {
    if (file.startsWith('tools/features/')) continue
    for (const id of new Set(idsIn(readFileSync(file, 'utf8'))))
      found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

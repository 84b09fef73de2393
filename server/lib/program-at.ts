import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Where a program is that can be run; null where there is none. A name without a folder is looked for in `path`. */
export function programAt(program: string, path = ''): string | null {
  const places = isAbsolute(program)
    ? [program]
    : path.split(delimiter).map((folder) => join(folder, program))
  return places.find(canRun) ?? null
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

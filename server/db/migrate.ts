import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Any number that nothing else locks: two processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_402_618

/** The SQL files; they lie in the source folder even when the server runs from its build. */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, 'server/db/migrations')
}

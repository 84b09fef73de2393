import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

/** Any number that nothing else locks: two processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_402_618

/** Of what a process does to the data when it starts. */
export const START_LOCK = 7_402_619

/** The SQL files of the tables, which are not part of the build. */
export function migrationsFolder(): string {
  return join(projectFolder(), 'server/db/migrations')
}

/** Those of the functions, which are not either. */
export function functionsFolder(): string {
  return join(projectFolder(), 'server/db/functions')
}

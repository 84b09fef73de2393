import type { Storage } from './db/database.ts'
import { FolderTaken } from './db/folder-lock.ts'
import { openEmbedded } from './db/open-embedded.ts'
import { openPostgres } from './db/open-postgres.ts'
import { EarlierDatabase } from './db/update-database.ts'
import type { Settings } from './env.ts'
import { StartFailure } from './start-failure.ts'
import { codeOf } from './lib/error-code.ts'

/** What the system says of a folder that cannot be used. */
const UNUSABLE = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'ENOSPC',
  'ENAMETOOLONG',
])

/** No migration leads from its tables to those of the first release. */
const UNRELEASED = 'was made by an earlier, unreleased version of Waymark and cannot be used'

/** @throws StartFailure in words for the person who starts the server */
export async function openStorage({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): Promise<Storage> {
  return databaseUrl === null ? openFolder(dataFolder) : openServer(databaseUrl)
}

async function openFolder(folder: string): Promise<Storage> {
  try {
    return await openEmbedded(folder)
  } catch (error) {
    if (error instanceof FolderTaken) {
      throw new StartFailure(
        `The data folder ${folder} is in use by ${error.owner}; stop that one, or set WAYMARK_DATA to another folder.`,
      )
    }
    if (error instanceof EarlierDatabase) {
      throw new StartFailure(`The database in ${folder} ${UNRELEASED}; set WAYMARK_DATA to an empty folder.`)
    }
    const code = codeOf(error)
    if (UNUSABLE.has(code)) {
      throw new StartFailure(
        `The data folder ${folder} cannot be written (${code}); fix that, or set WAYMARK_DATA to another folder.`,
      )
    }
    throw new StartFailure(`The database in ${folder} cannot be opened: ${wordsOf(error)}`)
  }
}

async function openServer(url: string): Promise<Storage> {
  const { host, pathname } = new URL(url)
  try {
    return await openPostgres(url)
  } catch (error) {
    const place = `${host || 'the default host'}${pathname}`
    if (error instanceof EarlierDatabase) {
      throw new StartFailure(`The database at ${place} ${UNRELEASED}; set DATABASE_URL to an empty database.`)
    }
    throw new StartFailure(`PostgreSQL at ${place} cannot be used: ${wordsOf(error)}; check DATABASE_URL.`)
  }
}

/** One line, with the cause that a library wrapped. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0])
  if (!(error instanceof Error)) return 'for an unknown reason'
  if (error.cause instanceof Error) return wordsOf(error.cause)
  const [line = ''] = (error.message || codeOf(error)).split('\n')
  return line.replace(/\.$/, '')
}

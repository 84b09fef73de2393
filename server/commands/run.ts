import type { Storage } from '#server/db/database.ts'
import { readSettings } from '#server/env.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { systemClock } from '#server/lib/clock.ts'
import { openStorage } from '#server/open-storage.ts'
import { StartFailure } from '#server/start-failure.ts'
import { TenantRefusal } from '#server/tenants/refusal.ts'
import { WrongUsage, type Print } from './usage.ts'

interface Command<Words> {
  help: string
  /** Null where help is wanted. @throws WrongUsage */
  read: (args: readonly string[]) => Words | null
  run: (words: Words, parts: { storage: Storage; now: Date; print: Print }) => Promise<void>
}

/** What the system says of a file that was named. */
const OF_FILES = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EPERM', 'EROFS'])

/**
 * Runs a command on the storage of the settings. @returns how the process ends: 0 when it is done, 1 when it could not be done, 2
 * when its words could not be understood
 */
export async function runCommand<Words>(
  args: readonly string[],
  { help, read, run }: Command<Words>,
): Promise<number> {
  try {
    const words = read(args)
    if (words === null) {
      console.log(help)
      return args.length === 0 ? 2 : 0
    }
    const storage = await openStorage(readSettings(process.env))
    try {
      await run(words, { storage, now: systemClock(), print: console.log })
    } finally {
      await storage.close()
    }
    return 0
  } catch (error) {
    if (error instanceof WrongUsage) {
      console.error(`${error.message}\n\n${help}`)
      return 2
    }
    if (!isOfOperator(error)) throw error
    console.error(error.message + hintFor(error))
    return 1
  }
}

/** Something that anyone who runs the command can act on; all else is ours, and shows its stack. */
function isOfOperator(error: unknown): error is Error {
  return error instanceof TenantRefusal || error instanceof StartFailure || OF_FILES.has(codeOf(error))
}

/** The embedded database takes one process: the server that has it does the same in its console. */
function hintFor(error: Error): string {
  return error instanceof StartFailure && error.message.includes('is in use by')
    ? ' While a server runs on the embedded database, use its console at /operator, or stop it for this command.'
    : ''
}

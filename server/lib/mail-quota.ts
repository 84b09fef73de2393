import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { Postponed, type JobHandlers } from './jobs.ts'
import { giveMailBack, mailDayOf, takeMail } from './quotas.ts'

/**
 * Handlers that send a mail each, held to the mails that the tenant may send in a day: what is too many waits for the next one.
 * @param kinds of the jobs that mail; the others go through
 */
export function underMailQuota(
  db: Database,
  handlers: JobHandlers,
  kinds: readonly string[] = Object.keys(handlers),
): JobHandlers {
  const limited = Object.entries(handlers).map(([kind, handle]): [string, JobHandlers[string]] => [
    kind,
    kinds.includes(kind)
      ? async (job, now) => {
          if (!(await takeMail(db, job.tenantId, now))) throw new Postponed(nextDay(now))
          try {
            await handle(job, now)
          } catch (error) {
            await giveMailBack(db, job.tenantId, now)
            throw error
          }
        }
      : handle,
  ])
  return Object.fromEntries(limited)
}

const nextDay = (now: Date): Date => new Date(Date.parse(mailDayOf(now)) + DAY_MS)

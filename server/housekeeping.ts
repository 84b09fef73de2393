import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import type { Database } from './db/database.ts'
import { dropOldSessions } from './http/session.ts'
import type { Clock } from './lib/clock.ts'
import type { Files } from './lib/files/open-files.ts'
import { dropOldJobs } from './lib/jobs.ts'
import { dropOldLinks } from './lib/links.ts'
import { dropOldTries } from './lib/throttle.ts'
import { sweepUploads } from './modules/tasks/uploads/sweep.ts'

/** Forgets, once an hour, what nobody can use any more. Returns how to stop. */
export function keepHouse(db: Database, files: Files, clock: Clock): () => void {
  async function sweep(): Promise<void> {
    const now = clock()
    await dropOldSessions(db, now)
    await dropOldTries(db, new Date(now.getTime() - DAY_MS))
    await dropOldLinks(db, now)
    await dropOldJobs(db, now)
    await sweepUploads(db, files, now)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      console.error('The hourly sweep failed', error)
    })
  }, HOUR_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

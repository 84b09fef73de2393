import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import { dropOldSessions } from './http/session.ts'
import type { Clock } from './lib/clock.ts'
import type { ReadFileParams } from './lib/file-params.ts'
import type { Files } from './lib/files/open-files.ts'
import { sweepAudit } from './lib/audit/sweep.ts'
import { dropOldJobs } from './lib/jobs.ts'
import { dropOldLinks } from './lib/links.ts'
import { dropOldMailDays } from './lib/quotas.ts'
import { sweepExports } from './tenants/export.ts'
import { sweepOperatorLog } from './tenants/log.ts'
import { dropOldSteps } from './lib/second-factor/step-tokens.ts'
import { dropOldTries } from './lib/throttle.ts'
import { dropOldNotifications } from './lib/notify.ts'
import { sweepContent } from './modules/content/sweep.ts'
import { recountFigures, RECOUNTED_AFTER_MS } from './modules/figures/tenant-figures.ts'
import { sweepLiveQuizzes } from './modules/live/sweep.ts'
import { sweepPackages } from './modules/packages/sweep.ts'
import { lookAhead } from './modules/push/look-ahead.ts'
import { sweepStatistics } from './modules/statistics/sweep.ts'
import { sweepUploads } from './modules/tasks/uploads/sweep.ts'
import { dropOldOperatorSessions } from './operator/session.ts'
import { sweepVersions } from './play/sweep-versions.ts'
import { sweepPreviews } from './preview/previews.ts'
import { REMOVED_WITHIN_MS, removeMarked } from './tenants/remove.ts'
import { resumeRecounts } from './rewards/recount-points.ts'

const LOOK_AHEAD_MS = 10 * MINUTE_MS

/** Forgets, once an hour, what nobody can use any more. Returns how to stop. */
export function sweepHourly(
  db: Database,
  files: Files,
  clock: Clock,
  { operatorLogDays }: Pick<Settings, 'operatorLogDays'>,
): () => void {
  async function sweep(): Promise<void> {
    const now = clock()
    await dropOldSessions(db, now)
    await dropOldOperatorSessions(db, now)
    await dropOldTries(db, new Date(now.getTime() - DAY_MS))
    await dropOldLinks(db, now)
    await dropOldSteps(db, now)
    await resumeRecounts(db, now)
    await dropOldJobs(db, now)
    await dropOldMailDays(db, now)
    await sweepUploads(db, files, now)
    await sweepPackages(db, files, now)
    await sweepPreviews(db, now)
    await sweepVersions(db, now)
    await sweepContent(db, files, now)
    await sweepStatistics(db, now)
    await sweepLiveQuizzes(db, now)
    await sweepAudit(db)
    await sweepOperatorLog(db, operatorLogDays)
    await dropOldNotifications(db, now)
    await sweepExports(new Date(now.getTime() - DAY_MS))
  }
  return repeat('The hourly sweep', sweep, HOUR_MS)
}

/** Finds what people are to be told of because time passes. Returns how to stop. */
export function keepLookingAhead(db: Database, clock: Clock, readFileParams: ReadFileParams): () => void {
  return repeat('The look ahead', () => lookAhead(db, clock(), readFileParams), LOOK_AHEAD_MS)
}

/** Counts anew what large tenants look at. Returns how to stop. */
export function keepCounting(db: Database, clock: Clock): () => void {
  return repeat('The counting of figures', () => recountFigures(db, clock()), RECOUNTED_AFTER_MS)
}

/** Goes on with tenants that operators have deleted. Returns how to stop. */
export function keepRemoving(db: Database, files: Files): () => void {
  let isAtWork = false
  async function remove(): Promise<void> {
    // a large one takes longer than the time between two looks
    if (isAtWork) return
    isAtWork = true
    try {
      await removeMarked({ db, files })
    } finally {
      isAtWork = false
    }
  }
  return repeat('The deletion of tenants', remove, REMOVED_WITHIN_MS)
}

function repeat(name: string, work: () => Promise<void>, ms: number): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => {
      console.error(`${name} failed`, error)
    })
  }, ms)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

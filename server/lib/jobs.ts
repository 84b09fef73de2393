import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { Clock } from './clock.ts'

export type Job = typeof jobs.$inferSelect

/** What is done for each kind of job. What it throws is a failed try. */
export type JobHandlers = Readonly<Record<string, (job: Job, now: Date) => Promise<void>>>

/** A process that took a job and has not been heard of for so long has died. */
export const LEASE_MS = 5 * MINUTE_MS
/** How often it is heard of while it works, however long that takes. */
const HEARD_MS = MINUTE_MS

/** How long to wait after each failed try; after the last one it is given up. */
export const RETRY_MS: readonly number[] = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
]

/** How long one that was given up can be read in the table. */
const KEEP_FAILED_MS = 30 * DAY_MS

/** Those who work in this process; a new job wakes them. */
const workers = new Set<() => void>()

/** Thrown by a handler that cannot do its job before a moment: that is no failed try. */
export class Postponed extends Error {
  readonly until: Date

  constructor(until: Date) {
    super('postponed')
    this.until = until
  }
}

export interface NewJob {
  tenantId: string
  kind: string
  /** Nothing secret: it lies in the database until it is done. */
  payload: unknown
  /** Not before; left out: at once. */
  runAt?: Date
}

/** Belongs to the caller's transaction: it is done only if that is. */
export async function enqueue(db: Database, job: NewJob, now: Date): Promise<void> {
  await enqueueAll(db, [job], now)
}

/** Several at once: at most some thousands. */
export async function enqueueAll(db: Database, wanted: readonly NewJob[], now: Date): Promise<void> {
  if (wanted.length === 0) return
  await db
    .insert(jobs)
    .values(wanted.map((job) => ({ runAt: now, ...job, id: randomUUID(), createdAt: now })))
  for (const wake of workers) wake()
}

/** @param wake called when this process has made a job, which may not be committed yet. Returns how to stop. */
export function onNewJob(wake: () => void): () => void {
  workers.add(wake)
  return () => {
    workers.delete(wake)
  }
}

export interface JobParts {
  db: Database
  clock: Clock
  handlers: JobHandlers
  /** Told of each failed try. */
  report: (failure: JobFailure) => void
}

export interface JobFailure {
  job: string
  kind: string
  tries: number
  isGivenUp: boolean
  error: string
}

/** Does everything that is due, one after the other. Other processes may do the same at the same time. */
export async function doJobs(parts: JobParts, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    const job = await takeJob(parts)
    if (!job) return
    await doJob(job, parts)
  }
}

async function takeJob({ db, clock, handlers }: JobParts): Promise<Job | undefined> {
  const now = clock()
  const suspended = db.select({ id: tenants.id }).from(tenants).where(isNotNull(tenants.suspendedAt))
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.failedAt),
        lte(jobs.runAt, now),
        inArray(jobs.kind, Object.keys(handlers)),
        notInArray(jobs.tenantId, suspended),
      ),
    )
    .orderBy(jobs.runAt, jobs.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await db
    .update(jobs)
    .set({ runAt: new Date(now.getTime() + LEASE_MS), tries: sql`${jobs.tries} + 1` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning()
  return job
}

/** @returns how to let it go; resolves when nothing more of it is written */
function holdLease(job: Job, { db, clock }: JobParts): () => Promise<void> {
  const isThisTry = and(eq(jobs.id, job.id), eq(jobs.tries, job.tries))
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const runAt = new Date(clock().getTime() + LEASE_MS)
    // a database that is away now may be back before the lease is over
    last = Promise.resolve(db.update(jobs).set({ runAt }).where(isThisTry)).catch(() => undefined)
  }, HEARD_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await last
  }
}

async function doJob(job: Job, parts: JobParts): Promise<void> {
  const { db, clock, handlers, report } = parts
  // only this try: where it took too long, another has it by now
  const isThisTry = and(eq(jobs.id, job.id), eq(jobs.tries, job.tries))
  const releaseLease = holdLease(job, parts)
  try {
    try {
      await handlers[job.kind]?.(job, clock())
    } finally {
      await releaseLease()
    }
  } catch (error) {
    if (error instanceof Postponed) {
      await db
        .update(jobs)
        .set({ runAt: error.until, tries: job.tries - 1 })
        .where(isThisTry)
      return
    }
    const errorText = errorTextOf(error)
    const now = clock()
    const waitMs = RETRY_MS[job.tries - 1]
    const next =
      waitMs === undefined
        ? { failedAt: now, error: errorText }
        : { runAt: new Date(now.getTime() + waitMs), error: errorText }
    await db.update(jobs).set(next).where(isThisTry)
    report({
      job: job.id,
      kind: job.kind,
      tries: job.tries,
      isGivenUp: waitMs === undefined,
      error: errorText,
    })
    return
  }
  await db.delete(jobs).where(isThisTry)
}

/** In a few words, without the error's own: a mail server repeats addresses in them. */
function errorTextOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown'
  const code = 'code' in error ? String(error.code) : ''
  const reply = 'responseCode' in error ? String(error.responseCode) : ''
  return [error.name, code, reply].filter((word) => word !== '').join(' ')
}

/** Forgets those that were given up long ago; the others go when they are done. */
export async function dropOldJobs(db: Database, now: Date): Promise<void> {
  await db.delete(jobs).where(lt(jobs.failedAt, new Date(now.getTime() - KEEP_FAILED_MS)))
}

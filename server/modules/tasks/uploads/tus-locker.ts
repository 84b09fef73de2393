import { randomUUID } from 'node:crypto'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { Problem } from '#server/http/problem.ts'
import type { Clock } from '#server/lib/clock.ts'
import { readKey } from './upload-key.ts'

/** Anyone who writes says so again before this is over; of one who died it is soon forgotten. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000
/** How long a second one waits for the first to let go. */
const TIMEOUT_MS = 8_000
const LOOK_EVERY_MS = 250

interface Holder {
  release: RequestRelease
  isGone: Promise<void>
}

/**
 * One request at a time touches an upload: in this process by waiting in turn, among processes on one database by a lease in
 * its row. A connection that died without a word is told to let go by the one that comes after it.
 */
export function uploadLocker(db: Database, clock: Clock): Locker {
  const held = new Map<string, Holder>()
  return { newLock: (key) => lockOf(key, { db, clock, held }) }
}

interface Parts {
  db: Database
  clock: Clock
  held: Map<string, Holder>
}

function lockOf(key: string, { db, clock, held }: Parts): Lock {
  const writer = randomUUID()
  const { tenantId, id } = readKey(key)
  const isRow = and(eq(uploads.tenantId, tenantId), eq(uploads.id, id))
  let forget = () => {}
  let renewing: NodeJS.Timeout | undefined

  async function waitHere(signal: AbortSignal, mine: Holder, until: number): Promise<void> {
    for (let other = held.get(key); other; other = held.get(key)) {
      await other.release()
      await Promise.race([other.isGone, pause(LOOK_EVERY_MS)])
      if (signal.aborted || performance.now() > until) throw busy()
    }
    held.set(key, mine)
  }

  /** What is not in the database is nobody's: that it is missing is told by anyone who reads it. */
  async function takeRow(): Promise<boolean> {
    const now = clock()
    const taken = await db
      .update(uploads)
      .set({ writer, writtenUntil: new Date(now.getTime() + LEASE_MS), seenAt: now })
      .where(
        and(isRow, or(isNull(uploads.writer), eq(uploads.writer, writer), lt(uploads.writtenUntil, now))),
      )
      .returning({ id: uploads.id })
    return taken.length > 0 || (await db.$count(uploads, isRow)) === 0
  }

  return {
    async lock(signal, release) {
      const until = performance.now() + TIMEOUT_MS
      const isGone = new Promise<void>((resolve) => {
        forget = () => {
          held.delete(key)
          resolve()
        }
      })
      await waitHere(signal, { release, isGone }, until)
      try {
        while (!(await takeRow())) {
          if (signal.aborted || performance.now() > until) throw busy()
          await pause(LOOK_EVERY_MS)
        }
      } catch (error) {
        forget()
        throw error
      }
      renewing = setInterval(() => {
        // one that fails is tried again; where none succeeds, the storage is away
        takeRow().catch(() => false)
      }, RENEW_MS)
    },

    async unlock() {
      clearInterval(renewing)
      try {
        await db
          .update(uploads)
          .set({ writer: null, writtenUntil: null, seenAt: clock() })
          .where(and(isRow, eq(uploads.writer, writer)))
      } finally {
        forget()
      }
    },
  }
}

function busy(): Problem {
  return new Problem(423, 'upload-busy', { retryAfter: 1 })
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

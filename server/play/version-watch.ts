import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { adventureTrials, adventureTrialTeams } from '#server/db/schema/trials.ts'

/** How often a server looks, once for all who wait there (ms). */
const LOOK_EVERY_MS = 1000

interface Waiter {
  seen: string
  /** What was found at the look before; null before the first. */
  print: string | null
  end: () => void
}

interface Shown {
  /** What everybody sees, and what the teams of a trial see. */
  versions: readonly (string | null)[]
  /** Another one where any of it changes. */
  print: string
}

/** Tells those who wait at this server that players see another version, whichever server it was published at. */
export class VersionWatch {
  private readonly db: Database
  /** By adventure. */
  private readonly waiting = new Map<string, Set<Waiter>>()
  private isLooking = false
  private isOver = false

  constructor(db: Database) {
    this.db = db
  }

  /** Resolves when players of the adventure may see another version than `seen`, or after `ms`. */
  async change(adventureId: string, seen: string, ms: number): Promise<void> {
    if (this.isOver) return
    const waiters = this.waiting.get(adventureId) ?? new Set()
    this.waiting.set(adventureId, waiters)
    const timeout = new AbortController()
    const changed = new Promise<void>((resolve) => {
      const waiter = { seen, print: null, end: () => resolve() }
      waiters.add(waiter)
      timeout.signal.addEventListener('abort', () => waiters.delete(waiter))
    })
    void this.look()
    const late = setTimeout(ms, undefined, { signal: timeout.signal }).catch(() => undefined)
    await Promise.race([changed, late])
    timeout.abort()
    if (waiters.size === 0 && this.waiting.get(adventureId) === waiters) this.waiting.delete(adventureId)
  }

  /** Everybody is answered, and nobody waits any more. */
  stop(): void {
    this.isOver = true
    for (const waiters of this.waiting.values()) for (const { end } of waiters) end()
  }

  private async look(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    while (this.waiting.size > 0 && !this.isOver) {
      await setTimeout(LOOK_EVERY_MS)
      // a storage that is away for a moment changes nothing: they go on waiting
      const shown = await this.read().catch(() => null)
      if (shown) this.answer(shown)
    }
    this.isLooking = false
  }

  private answer(shown: ReadonlyMap<string, Shown>): void {
    for (const [adventureId, waiters] of this.waiting) {
      const now = shown.get(adventureId) ?? { versions: [], print: '' }
      for (const waiter of waiters) {
        const isOther = waiter.print !== null && waiter.print !== now.print
        waiter.print = now.print
        if (isOther || !now.versions.includes(waiter.seen)) waiter.end()
      }
    }
  }

  private async read(): Promise<Map<string, Shown>> {
    const teams = sql<string | null>`(select string_agg(${adventureTrialTeams.teamId}::text, ' '
      order by ${adventureTrialTeams.teamId}) from ${adventureTrialTeams}
      where ${adventureTrialTeams.tenantId} = ${adventures.tenantId}
        and ${adventureTrialTeams.adventureId} = ${adventures.id})`
    const rows = await this.db
      .select({ id: adventures.id, all: adventures.versionId, tried: adventureTrials.versionId, teams })
      .from(adventures)
      .leftJoin(
        adventureTrials,
        and(
          eq(adventureTrials.tenantId, adventures.tenantId),
          eq(adventureTrials.adventureId, adventures.id),
        ),
      )
      .where(inArray(adventures.id, [...this.waiting.keys()]))
    return new Map(
      rows.map(({ id, all, tried, teams: whose }) => [
        id,
        { versions: [all, tried], print: `${all} ${tried ?? ''} ${whose ?? ''}` },
      ]),
    )
  }
}

const watches = new WeakMap<Database, VersionWatch>()

/** The one of a server. */
export function versionWatch(db: Database): VersionWatch {
  const known = watches.get(db) ?? new VersionWatch(db)
  watches.set(db, known)
  return known
}

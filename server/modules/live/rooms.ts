import { setTimeout as wait } from 'node:timers/promises'
import { and, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { liveQuizzes } from '#server/db/schema/live.ts'
import { tooMany } from '#server/http/problem.ts'
import { systemClock } from '#server/lib/clock.ts'
import { closeQuestion, isQuiz, type QuizRow } from './quiz-row.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** How often a server looks at the quizzes that somebody watches at it, whichever server they are led at (ms). */
const LOOK_EVERY_MS = 400

/** Connections of one person at a server: a phone, a tab or two, and one of which it is not known yet that it is lost. */
const MOST_OF_ONE = 4
/** After so many seconds one that is lost is known to be. */
const LOST_AFTER = 15

/** A quiz is known by both: browsers choose the id, and another tenant's may be the same. */
type QuizKey = Pick<QuizRow, 'tenantId' | 'id'>

const nameOf = ({ tenantId, id }: QuizKey): string => `${tenantId} ${id}`

interface Room {
  quiz: QuizKey
  /** Those who wait for the next change; leaders for counts, too. */
  waiting: Set<{ isHost: boolean; wake: () => void }>
  watchers: number
  /** As it was read last, and what it was told by then. */
  snapshot: Snapshot | null
  print: string
  counts: string
  /** It is being read for the first time. */
  coming: Promise<Snapshot | null> | null
}

/** Notifies those who watch a quiz at this server when it changes; and closes questions whose time is over. */
export class LiveRooms {
  private readonly db: Database
  /** By the quiz's tenant and id. */
  private readonly rooms = new Map<string, Room>()
  /** Connections by tenant and person. */
  private readonly people = new Map<string, number>()
  private isLooking = false
  private isOver = false
  /** How far the clock of who asks is ahead of this process's; only in tests there is a difference. */
  private aheadMs = 0
  private poke: AbortController | null = null

  constructor(db: Database) {
    this.db = db
  }

  get hasStopped(): boolean {
    return this.isOver
  }

  now(): Date {
    return new Date(systemClock().getTime() + this.aheadMs)
  }

  /** @returns how to leave. @throws Problem 429 for a fifth connection of one person */
  enter({ tenantId, id }: QuizKey, personId: string, now: Date): () => void {
    const goAway = this.count(nameOf({ tenantId, id: personId }))
    this.aheadMs = now.getTime() - systemClock().getTime()
    const quiz = { tenantId, id }
    const name = nameOf(quiz)
    const known = this.rooms.get(name)
    const room = known ?? {
      ...{ quiz, waiting: new Set(), watchers: 0, snapshot: null, print: '', counts: '', coming: null },
    }
    this.rooms.set(name, room)
    room.watchers += 1
    void this.look()
    return () => {
      goAway()
      room.watchers -= 1
      if (room.watchers === 0 && this.rooms.get(name) === room) this.rooms.delete(name)
    }
  }

  private count(person: string): () => void {
    const open = this.people.get(person) ?? 0
    if (open >= MOST_OF_ONE) throw tooMany(LOST_AFTER)
    this.people.set(person, open + 1)
    return () => {
      const left = (this.people.get(person) ?? 1) - 1
      if (left > 0) this.people.set(person, left)
      else this.people.delete(person)
    }
  }

  /** As everybody at this server sees it; read once for all. */
  async snapshot({ tenantId, id }: QuizKey): Promise<Snapshot | null> {
    const room = this.rooms.get(nameOf({ tenantId, id }))
    if (!room) return readSnapshot(this.db, tenantId, id)
    if (room.snapshot) return room.snapshot
    // those who come together wait for one look
    room.coming ??= readSnapshot(this.db, tenantId, id).finally(() => (room.coming = null))
    return room.coming
  }

  /** Resolves once there is more to see than this, after `ms`, or when anyone who waits is `gone`. */
  async change(known: Snapshot, isHost: boolean, ms: number, gone: AbortSignal): Promise<void> {
    const room = this.rooms.get(nameOf(known.quiz))
    if (gone.aborted || this.isOver || !room || isNewer(room.snapshot, known, isHost)) return
    const timeout = new AbortController()
    const changed = new Promise<void>((resolve) => {
      const waiter = { isHost, wake: () => resolve() }
      room.waiting.add(waiter)
      gone.addEventListener('abort', waiter.wake, { signal: timeout.signal })
      timeout.signal.addEventListener('abort', () => room.waiting.delete(waiter))
    })
    const late = wait(ms, undefined, { signal: timeout.signal }).catch(() => undefined)
    await Promise.race([changed, late])
    timeout.abort()
  }

  /** Something was done at this server: it looks at once. */
  hurry(): void {
    this.poke?.abort()
  }

  /** Everybody is let go. */
  stop(): void {
    this.isOver = true
    this.hurry()
    for (const room of this.rooms.values()) for (const { wake } of room.waiting) wake()
  }

  private async look(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    while (this.rooms.size > 0 && !this.isOver) {
      // a storage that is away for a moment changes nothing: they go on waiting
      await this.lookOnce().catch(() => undefined)
      this.poke = new AbortController()
      await wait(LOOK_EVERY_MS, undefined, { signal: this.poke.signal }).catch(() => undefined)
    }
    this.isLooking = false
  }

  private async lookOnce(): Promise<void> {
    const rooms = [...this.rooms.entries()]
    const rows = await this.read(rooms.map(([, { quiz }]) => quiz))
    for (const [name, room] of rooms) {
      const row = rows.find(({ quiz }) => nameOf(quiz) === name)
      if (!row) continue
      const isDone = row.players > 0 && row.answered >= row.players
      if (isDue(row.quiz, this.now(), isDone) && (await closeQuestion(this.db, row.quiz))) {
        await this.refresh(room, `${row.quiz.revision + 1}`, `${row.players} ${row.answered}`)
        continue
      }
      const [print, counts] = [`${row.quiz.revision}`, `${row.players} ${row.answered}`]
      if (room.print !== print || room.counts !== counts) await this.refresh(room, print, counts)
    }
  }

  private async refresh(room: Room, print: string, counts: string): Promise<void> {
    const isForAll = room.print !== print
    room.snapshot = await readSnapshot(this.db, room.quiz.tenantId, room.quiz.id)
    Object.assign(room, { print, counts })
    for (const { isHost, wake } of room.waiting) if (isForAll || isHost) wake()
  }

  private read(quizzes: readonly QuizKey[]) {
    // columns of the only table of a query come without its name, so it is written out
    return (
      this.db
        .select({
          quiz: liveQuizzes,
          players: sql<number>`(select count(*)::int from live_players player
          where player.tenant_id = live_quizzes.tenant_id and player.quiz_id = live_quizzes.id)`,
          answered: sql<number>`(select count(*)::int from live_answers given
          where given.tenant_id = live_quizzes.tenant_id and given.quiz_id = live_quizzes.id
            and given.at = live_quizzes.at)`,
        })
        .from(liveQuizzes)
        // of none there is nothing, not everything
        .where(or(sql`false`, ...quizzes.map((quiz) => isQuiz(quiz))))
    )
  }
}

/** Whether something happened since this was read; of the same revision a leader sees other counts. */
function isNewer(now: Snapshot | null, known: Snapshot, isHost: boolean): boolean {
  if (now === null || now === known) return false
  const since = now.quiz.revision - known.quiz.revision
  return since > 0 || (isHost && since === 0)
}

/** Whether an open question is to be closed now. */
export function isDue({ phase, closesAt, endedAt }: QuizRow, now: Date, isDone = false): boolean {
  if (phase !== 'question' || endedAt !== null) return false
  return isDone || (closesAt !== null && now >= closesAt)
}

/** Quizzes that nobody has ended for so long end by themselves. */
export const isForgotten = (before: Date) =>
  and(isNull(liveQuizzes.endedAt), sql`${liveQuizzes.createdAt} < ${before}`)

const ROOMS = new WeakMap<Database, LiveRooms>()

/** Those of a server. */
export function liveRooms(db: Database): LiveRooms {
  const known = ROOMS.get(db) ?? new LiveRooms(db)
  ROOMS.set(db, known)
  return known
}

import { Failure } from '#src/lib/failure.ts'
import { retryLater } from './hub.ts'
import type { KindRules } from './rules.ts'
import type { Line } from './line.ts'
import { isTooEarly, mayPass } from './saved.ts'
import { isSameEntry, type Entry } from './store.ts'

/** The view that shows what becomes of it, while it does. */
export interface Attendant<Reply> {
  /** Sends in place of the kind. */
  via?: (isAgain: boolean) => Promise<Reply>
  /** null when it arrived; else why not: the first time, and when no further try can help. */
  report: (error: unknown) => void
}

interface Try {
  /** Repeated by itself: what is shown stays, and nothing is announced. */
  isQuiet: boolean
  isLeaving: boolean
}

/** Sends what waits in a line, one call at a time. */
export class Delivery<Item, Reply> {
  attendant: Attendant<Reply> | null = null
  isRunning = false
  isStopped = false
  /** The player has left it, and no later page finds it: nothing of it is sent again. */
  isAbandoned = false
  private readonly line: Line<Item, Reply>
  private readonly rules: KindRules<Item, Reply>
  private running = Promise.resolve()
  private settling: { resolve: () => void; reject: (error: unknown) => void }[] = []
  private copied: { last: Entry<Item>; done: Promise<void> } | null = null

  constructor(rules: KindRules<Item, Reply>, line: Line<Item, Reply>) {
    this.rules = rules
    this.line = line
  }

  start(how: Try): Promise<void> {
    if (!this.isRunning && !this.isStopped) this.running = this.work(how)
    return this.running
  }

  stop(why: Error): void {
    this.isStopped = true
    this.settleAll(why)
  }

  whenSettled(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.settling.push({ resolve, reject })
    })
  }

  /** The page may take along what is under way: beside it goes a copy, or what waits behind it, as the kind says (`atLeave`). */
  sendBeside(): Promise<void> {
    const { line, rules } = this
    const batch = rules.atLeave === 'repeat' ? line.firstBatch() : line.nextBatch()
    const last = batch.at(-1)
    if (!last) return Promise.resolve()
    if (this.copied?.last === last) return this.copied.done
    const done = rules
      .send(line.batchOf(batch), { isAgain: true, isLeaving: true })
      .then(
        (reply) => {
          if (!this.isStopped) this.arrive(batch, reply)
        },
        () => {},
      )
      .finally(() => {
        this.copied = null
      })
    this.copied = { last, done }
    return done
  }

  private async work(how: Try): Promise<void> {
    this.isRunning = true
    try {
      this.line.sync()
      while (this.line.state.waiting.length > 0) {
        const isFree = this.rules.after === undefined || (await this.isBeforeDone(how))
        if (!isFree || !(await this.tryBatch(how))) return
      }
    } finally {
      this.isRunning = false
    }
  }

  /** @returns whether what goes first is with the server, or given up */
  private async isBeforeDone(how: Try): Promise<boolean> {
    const { person, key, state } = this.line
    const before = this.rules.after?.at(person, key)
    if (!before) return true
    if (before.state().waiting.length > 0) await before.deliver(how)
    if (this.isStopped) return false
    const { waiting, ended, error, isRetried } = before.state()
    if (ended !== null && this.attendant) {
      this.refuse(this.line.firstBatch(), ended)
      return false
    }
    if (ended !== null || waiting.length === 0) return true
    const isAgain = how.isQuiet || state.hasFailed
    this.fail(error ?? new Failure(0, key), isRetried ? 'again' : 'later', { ...how, isAgain })
    return false
  }

  /** @returns whether to go on with the next */
  private async tryBatch({ isQuiet, isLeaving }: Try): Promise<boolean> {
    const { line, rules } = this
    const batch = line.firstBatch()
    const isAgain = isQuiet || line.state.hasFailed
    line.change({ type: 'departed', batch, isQuiet })
    try {
      const via = this.attendant?.via
      const reply = await (via ? via(isAgain) : rules.send(line.batchOf(batch), { isAgain, isLeaving }))
      if (this.isStopped) return false
      this.arrive(batch, reply)
      return true
    } catch (error) {
      // what went out with the page may have arrived meanwhile
      if (this.isStopped || !batch.some((entry) => line.state.waiting.includes(entry))) return !this.isStopped
      if (this.isAbandoned) {
        this.giveUp(batch, error)
        return false
      }
      const verdict = rules.verdict(error)
      if (verdict === 'refused') this.refuse(batch, error)
      else this.fail(error, verdict, { isQuiet, isAgain })
      return verdict === 'refused' && !rules.endsAtRefusal
    }
  }

  private giveUp(batch: readonly Entry<Item>[], error: unknown): void {
    const waiting = this.line.state.waiting.filter((entry) => !batch.includes(entry))
    this.line.change({ type: 'changed', waiting })
    this.settleAll(error)
  }

  private arrive(batch: readonly Entry<Item>[], reply: Reply): void {
    const { line, rules } = this
    // what a copy has brought already: this reply may be the older one
    const isWaiting = line.state.waiting.some((one) => batch.some((entry) => isSameEntry(one, entry)))
    if (!isWaiting) return
    const isFirst = line.remove(batch)
    line.change({ type: 'arrived', batch, reply })
    rules.onReply(line.batchOf(batch), reply, { isFirst, isOpen: line.isOpen })
    if (line.state.waiting.length > 0) return
    this.settleAll(null)
    this.attendant?.report(null)
  }

  private refuse(batch: readonly Entry<Item>[], error: unknown): void {
    const { line, rules } = this
    line.remove(rules.endsAtRefusal ? line.state.waiting : batch)
    line.change({ type: 'refused', batch, error, ends: rules.endsAtRefusal })
    this.settleAll(error)
    if (this.attendant) this.attendant.report(error)
    else rules.onRefused(line.batchOf(batch), error)
  }

  private fail(
    error: unknown,
    verdict: 'again' | 'later',
    { isQuiet, isAgain }: { isQuiet: boolean; isAgain: boolean },
  ): void {
    this.line.change({ type: 'failed', error, verdict, isAgain })
    this.settleAll(error)
    if (!isTooEarly(error) && (!isAgain || !mayPass(error))) this.attendant?.report(error)
    if (verdict === 'later') return
    retryLater({ isAnew: !isQuiet, waitS: isTooEarly(error) ? error.retryAfter : null })
  }

  private settleAll(error: unknown): void {
    const all = this.settling
    this.settling = []
    for (const { resolve, reject } of all) {
      if (error === null) resolve()
      else reject(error)
    }
  }
}

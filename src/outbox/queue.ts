import { Failure, isFailure } from '#src/lib/failure.ts'
import { Delivery, type Attendant } from './delivery.ts'
import { addQueue, removeQueue } from './hub.ts'
import { Line } from './line.ts'
import type { KindRules, Merge, SomeQueue } from './rules.ts'
import { isTooEarly } from './saved.ts'
import type { QueueState } from './state.ts'
import type { Store } from './store.ts'

/** What one person did under one key. */
export interface Queue<Item, Reply> extends SomeQueue {
  state: () => QueueState<Item, Reply>
  subscribe: (listener: () => void) => () => void
  /** @param merge in place of the kind's own */
  put: (item: Item, merge?: Merge<Item>) => void
  /** Settles when nothing waits; rejects with why it does not arrive. */
  settle: () => Promise<void>
  /** What waits outlives this page. */
  isStored: () => boolean
  /** Takes out what is not on its way. */
  take: () => Item[]
  /** This page shows it. @returns how to close it */
  open: () => () => void
  attend: (attendant: Attendant<Reply>) => () => void
  /** The session is over: nothing more is sent by this queue. */
  drop: (why: Error) => void
  isDropped: () => boolean
}

export function createQueue<Item, Reply>(
  rules: KindRules<Item, Reply>,
  store: Store<Item>,
  at: { person: string; key: string },
): Queue<Item, Reply> {
  const { person, key } = at
  const line = new Line(rules, store, at)
  const delivery = new Delivery(rules, line)
  let timer: ReturnType<typeof setTimeout> | undefined

  function stopHolding(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function deliver({ isQuiet = false, isLeaving = false } = {}): Promise<void> {
    stopHolding()
    return delivery.start({ isQuiet, isLeaving })
  }

  /** A person did something: it is shown as being saved, whatever failed before. */
  function send(): void {
    line.change({ type: 'departed', batch: [...line.state.flying], isQuiet: false })
    void deliver()
  }

  const isDue = () => line.state.waiting.length > 0 && rules.isDue(line.state.waiting.length)

  function press(): void {
    line.change({ type: 'pressed' })
    rules.after?.at(person, key).press()
  }

  function take(): Item[] {
    stopHolding()
    const { waiting, flying } = line.state
    const taken = waiting.filter((entry) => !flying.has(entry))
    line.remove(taken)
    line.change({ type: 'changed', waiting: waiting.filter((entry) => flying.has(entry)) })
    return taken.map(({ item }) => item)
  }

  /** Without a person nothing is stored, nor shown to the next one: it is sent once. */
  function leaveNobody(): void {
    void queue.leave()
    queue.drop(new Failure(0, key))
  }

  const queue: Queue<Item, Reply> = {
    person,
    key,
    state: () => line.state,
    subscribe: line.subscribe,
    deliver,
    press,
    take,
    put(item, merge = rules.merge) {
      if (delivery.isStopped || line.state.ended !== null) return
      line.add(item, merge)
      if (rules.holdMs > 0) {
        stopHolding()
        timer = setTimeout(() => void deliver(), rules.holdMs)
      } else if (isDue()) send()
    },
    settle() {
      const { ended, waiting } = line.state
      if (ended !== null) return Promise.reject(asError(ended))
      if (waiting.length === 0) return Promise.resolve()
      const settled = delivery.whenSettled()
      press()
      send()
      return settled
    },
    isStored: () => line.isStored && person !== '',
    wantsRetry() {
      const { ended, isRetried, hasFailed } = line.state
      return isDue() && ended === null && timer === undefined && (isRetried || !hasFailed)
    },
    async repeat() {
      await deliver({ isQuiet: true })
      const { waiting, error } = line.state
      // an error of the server may concern this queue alone: the others go on
      const stopsAll = [0, 401, 429].some((status) => isFailure(error, status)) && !isTooEarly(error)
      return waiting.length === 0 || !stopsAll
    },
    leave() {
      const isNeeded = line.state.waiting.length > 0 && line.state.ended === null && rules.atLeave !== 'stay'
      if (delivery.isStopped || !isNeeded) return Promise.resolve()
      if (!delivery.isRunning) return deliver({ isQuiet: true, isLeaving: true })
      stopHolding()
      return delivery.sendBeside()
    },
    open() {
      if (!delivery.isRunning) line.sync()
      line.isOpen = true
      if (line.state.ended !== null) line.change({ type: 'opened' })
      if (isDue() && timer === undefined) send()
      return () => {
        line.isOpen = false
        if (person !== '') return
        // what is shown anew at once is not left
        queueMicrotask(() => {
          if (!line.isOpen) leaveNobody()
        })
      }
    },
    attend(attendant) {
      delivery.attendant = attendant
      delivery.isAbandoned = false
      return () => {
        if (delivery.attendant !== attendant) return
        delivery.attendant = null
        // what is not stored is given up with the page that shows it
        if (queue.isStored()) return
        take()
        delivery.isAbandoned = true
      }
    },
    isDropped: () => delivery.isStopped,
    drop(why) {
      stopHolding()
      delivery.stop(why)
      line.announce()
    },
  }

  /** The hub has it only while something waits: a queue that was sent is of no use to it. */
  function register(): void {
    if (line.state.waiting.length > 0 && !delivery.isStopped) addQueue(queue)
    else removeQueue(queue)
  }
  line.subscribe(register)
  register()
  return queue
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value))
}

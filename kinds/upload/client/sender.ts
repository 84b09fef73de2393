import type { FileSort } from '#shared/domain/file-sorts.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { outcomeOf } from './outcome.ts'
import { entryOf, type Begun, type Sending } from './sending.ts'
import type { Transfer } from './tus-transfer.ts'
import { untilChecked } from './until-checked.ts'

/** What is done outside this device. */
export interface Carrier {
  transfer: (
    file: File,
    begunAs: string | null,
    watch: { onBegun: (uploadId: string) => void; onProgress: (sent: number) => void },
  ) => Transfer
  check: (uploadId: string) => Promise<boolean>
  cancel: (uploadId: string) => Promise<void>
}

interface Given {
  accepts: () => readonly FileSort[]
  carrier: Carrier
  report: (list: readonly Sending[]) => void
  /** A file is there, and good. */
  onArrived: (uploadId: string) => void
}

export interface Sender {
  /** @param begun what may be continued: a file of the same name and size is taken for the same */
  add: (files: readonly File[], begun: readonly Begun[], room: number) => void
  pause: (key: number) => void
  /** Goes on after a pause, and tries again what was refused. */
  resume: (key: number) => void
  /** Also deletes what has arrived of it. */
  cancel: (key: number) => void
  /** It was taken away again. */
  forget: (uploadId: string) => void
  stop: () => void
}

/** Sends files one after the other; what breaks off goes on by itself. */
export function startSender({ accepts, carrier, report, onArrived }: Given): Sender {
  let list: readonly Sending[] = []
  let count = 0
  let isStopped = false
  let current: { key: number; transfer: Transfer } | null = null
  let stopTrying = () => {}

  /** Of a list that nobody looks at any more, nothing. */
  const find = (key: number): Sending | undefined =>
    isStopped ? undefined : list.find((one) => one.key === key)

  function change(key: number, part: Partial<Sending>): void {
    if (isStopped) return
    list = list.map((one) => (one.key === key ? { ...one, ...part } : one))
    report(list)
  }

  function remove(key: number): void {
    list = list.filter((one) => one.key !== key)
    if (!isStopped) report(list)
  }

  function interrupt(key: number): void {
    if (current?.key !== key) return
    current.transfer.stop()
    current = null
    // a try that is stopped never ends, and others may have broken off as well
    tryOn()
  }

  function sendNext(): void {
    const next = current || isStopped ? undefined : list.find(({ phase }) => phase === 'queued')
    if (next) void send(next)
  }

  /** @param isQuiet it broke off before: nothing new is shown until something of it has passed */
  async function send({ key, file, uploadId }: Sending, isQuiet = false): Promise<void> {
    const transfer = carrier.transfer(file, uploadId, {
      onBegun: (id) => change(key, { uploadId: id }),
      onProgress: (sent) => {
        if (current?.key === key) change(key, { sent, phase: 'sending' })
      },
    })
    current = { key, transfer }
    if (!isQuiet) change(key, { phase: 'sending', reason: null })
    const failed = await transfer.done.then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const now = find(key)
    if (!now) return
    current = null
    if (failed) fail(now, failed.error)
    else {
      change(key, { phase: 'checking', sent: file.size })
      sendNext()
      if (now.uploadId !== null) void check(key, now.uploadId)
    }
  }

  function fail({ key, uploadId, phase }: Sending, error: unknown): void {
    const outcome = outcomeOf(error, uploadId !== null)
    if (outcome === 'gone') change(key, { uploadId: null, sent: 0, phase: 'queued' })
    else if (outcome === 'passing') change(key, { phase: 'broken-off' })
    else change(key, { phase: 'refused', reason: outcome })
    if (outcome !== 'passing') sendNext()
    else if (phase !== 'broken-off') tryOn()
  }

  function tryOn(): void {
    stopTrying()
    stopTrying = retryWithBackoff(tryAgain)
  }

  /** The first that broke off. @returns whether none is left */
  async function tryAgain(): Promise<boolean> {
    const first = () => list.find(({ phase }) => phase === 'broken-off')
    const one = first()
    if (one && !current) await send(one, true)
    return !first()
  }

  async function check(key: number, uploadId: string): Promise<void> {
    const failed = await untilChecked(
      () => carrier.check(uploadId),
      () => find(key) !== undefined,
    )
    const one = find(key)
    if (one && failed) fail(one, failed.error)
    else if (one) {
      change(key, { phase: 'there' })
      onArrived(uploadId)
    }
  }

  return {
    add(files, begun, room) {
      let left = room
      for (const file of files) {
        count += 1
        const free = begun.filter(({ id }) => list.every(({ uploadId }) => uploadId !== id))
        const one = entryOf(count, file, { accepts: accepts(), begun: free, isFull: left <= 0 })
        if (one.phase === 'queued' && one.uploadId === null) left -= 1
        list = [...list, one]
      }
      report(list)
      sendNext()
    },
    pause(key) {
      interrupt(key)
      change(key, { phase: 'paused' })
      sendNext()
    },
    resume(key) {
      change(key, { phase: 'queued', reason: null })
      sendNext()
    },
    cancel(key) {
      const one = find(key)
      interrupt(key)
      remove(key)
      // what cannot be deleted now is swept
      if (one?.uploadId) carrier.cancel(one.uploadId).catch(() => {})
      sendNext()
    },
    forget(uploadId) {
      const one = list.find((known) => known.uploadId === uploadId)
      if (one) remove(one.key)
    },
    stop() {
      isStopped = true
      stopTrying()
      current?.transfer.stop()
    },
  }
}

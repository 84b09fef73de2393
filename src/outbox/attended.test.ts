import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { defineOutboxKind } from './kind.ts'
import type { Queue } from './queue.ts'
import type { SavedState } from './saved.ts'
import { endOutboxSession } from './session.ts'

const URL = '/v2/attempts'
const LOST = new Failure(0, URL)
const BROKEN = new Failure(503, URL)
const REFUSED = new Failure(409, URL)

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function online(): Promise<void> {
  window.dispatchEvent(new Event('online'))
  await settled()
}

describe('sending what was done, as somebody shows it', () => {
  let said: SavedState[]
  let reports: unknown[]
  let queue: Queue<string, null>
  let release: () => void

  beforeEach(() => {
    localKeys('').forEach(dropLocal)
    said = []
    reports = []
    const kind = defineOutboxKind<string, null>({
      id: 'done',
      merge: (_, after) => after,
      send: () => Promise.resolve(null),
    })
    queue = kind.at('ola', 'one')
    let last = queue.state().saved
    queue.subscribe(() => {
      const { saved } = queue.state()
      if (saved !== last) said.push(saved)
      last = saved
    })
  })
  afterEach(endOutboxSession)

  /** Fails so often in turn, then arrives. */
  function send(...failures: Failure[]) {
    const action = vi.fn((_isAgain: boolean) => Promise.resolve(null))
    for (const failure of failures) action.mockRejectedValueOnce(failure)
    release = queue.attend({ via: action, report: (error) => reports.push(error) })
    queue.press()
    queue.put('done')
    return action
  }

  it('tells a failure once, however often it is repeated quietly, and then that it arrived', async () => {
    const action = send(LOST, LOST, BROKEN)
    await settled()
    await online()
    await online()
    expect(reports).toEqual([LOST])
    await online()
    expect(reports).toEqual([LOST, null])
    expect(said).toEqual(['saving', 'offline', 'unsaved', 'saved'])
    await online()
    expect(action.mock.calls).toEqual([[false], [true], [true], [true]])
  })

  it('that came too early waits as long as the server asks, and says nothing but that it is saving [TASK-6]', async () => {
    vi.useFakeTimers()
    try {
      const problem = { code: 'too-early', message: 'too early' }
      const action = send(new Failure(429, URL, problem, 7))
      await vi.advanceTimersByTimeAsync(6900)
      expect(action).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(200)
      expect(action).toHaveBeenCalledTimes(2)
      expect(said).toEqual(['saving', 'saved'])
      expect(reports).toEqual([null])
    } finally {
      vi.useRealTimers()
    }
  })

  it('stops at a refusal, which no further try can mend, and tells it', async () => {
    const action = send(LOST, REFUSED)
    await settled()
    await online()
    expect(reports).toEqual([LOST, REFUSED])
    expect(queue.state().waiting).toEqual([])
    await online()
    expect(action).toHaveBeenCalledTimes(2)
  })

  it('repeats nothing that was refused at once', async () => {
    const action = send(REFUSED)
    await settled()
    await online()
    expect(action).toHaveBeenCalledOnce()
    expect(reports).toEqual([REFUSED])
  })

  it('forgets what something newer took the place of', async () => {
    const old = send(LOST)
    await settled()
    send()
    await settled()
    await online()
    expect(old).toHaveBeenCalledOnce()
    expect(reports).toEqual([LOST, null])
  })

  it('says nothing of what is not wanted any more', async () => {
    queue = defineOutboxKind<string, null>({ id: 'gone', send: () => Promise.resolve(null) }).at('', 'one')
    const action = send(LOST)
    await settled()
    reports = []
    release()
    await online()
    expect(action).toHaveBeenCalledOnce()
    expect([reports, queue.state().waiting]).toEqual([[], []])
  })

  it('is not sent again once it was left on its way, where no later page finds it [TASK-6]', async () => {
    const send = vi.fn(() => Promise.resolve(null))
    queue = defineOutboxKind<string, null>({ id: 'left', send }).at('', 'one')
    let fail = () => {}
    const first = () => new Promise<null>((_, reject) => (fail = () => reject(LOST)))
    release = queue.attend({ via: first, report: () => {} })
    queue.put('done')
    await settled()
    release()
    fail()
    await settled()
    await online()
    expect([send.mock.calls, queue.state().waiting]).toEqual([[], []])
  })

  it('sends only the last of those that had to wait', async () => {
    const sent: string[] = []
    let answer = () => {}
    const kind = defineOutboxKind<string, null>({
      id: 'place',
      merge: (_, after) => after,
      send: ({ items: [place = ''] }) => {
        sent.push(place)
        return new Promise((resolve) => (answer = () => resolve(null)))
      },
    })
    const place = kind.at('ola', 'one')
    for (const where of ['a', 'b', 'c']) place.put(where)
    answer()
    await settled()
    expect([sent, place.state().saved]).toEqual([['a', 'c'], 'saving'])
    answer()
    await settled()
    expect(place.state().saved).toBe('saved')
  })
})

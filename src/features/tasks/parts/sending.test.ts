import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import type { SavedState } from './saving.ts'
import { sendLatest } from './sending.ts'

const URL = '/v2/attempts'
const LOST = new Failure(0, URL)
const BROKEN = new Failure(503, URL)
const REFUSED = new Failure(409, URL)

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function online(): Promise<void> {
  window.dispatchEvent(new Event('online'))
  await settled()
}

describe('sending what was done', () => {
  let said: SavedState[]
  let told: unknown[]
  let sender: ReturnType<typeof sendLatest>

  beforeEach(() => {
    said = []
    told = []
    sender = sendLatest((saved) => said.push(saved))
  })
  afterEach(() => sender.giveUp())

  /** Fails so often in turn, then arrives. */
  function send(...failures: Failure[]) {
    const action = vi.fn(() => Promise.resolve())
    for (const failure of failures) action.mockRejectedValueOnce(failure)
    sender.send(action, (error) => told.push(error))
    return action
  }

  it('tells a failure once, however often it is repeated quietly, and then that it arrived', async () => {
    const action = send(LOST, LOST, BROKEN)
    await settled()
    await online()
    await online()
    expect(told).toEqual([LOST])
    await online()
    expect(told).toEqual([LOST, null])
    expect(said).toEqual(['saving', 'offline', 'offline', 'unsaved', 'saved'])
    await online()
    expect(action).toHaveBeenCalledTimes(4)
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
      expect(said).toEqual(['saving', 'saving', 'saved'])
      expect(told).toEqual([null])
    } finally {
      vi.useRealTimers()
    }
  })

  it('stops at a refusal, which no further try can mend, and tells it', async () => {
    const action = send(LOST, REFUSED)
    await settled()
    await online()
    expect(told).toEqual([LOST, REFUSED])
    expect(said.at(-1)).toBe('unsaved')
    await online()
    expect(action).toHaveBeenCalledTimes(2)
  })

  it('repeats nothing that was refused at once', async () => {
    const action = send(REFUSED)
    await settled()
    await online()
    expect(action).toHaveBeenCalledOnce()
    expect(told).toEqual([REFUSED])
  })

  it('forgets what something newer took the place of', async () => {
    const old = send(LOST)
    await settled()
    send()
    await settled()
    await online()
    expect(old).toHaveBeenCalledOnce()
    expect(told).toEqual([LOST, null])
  })

  it('says nothing of what is not wanted any more', async () => {
    const action = send(LOST)
    sender.giveUp()
    await settled()
    await online()
    expect(action).toHaveBeenCalledOnce()
    expect([told, said]).toEqual([[], ['saving']])
  })
})

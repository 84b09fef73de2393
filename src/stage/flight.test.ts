import { gsap } from 'gsap'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fly } from './flight.ts'

let seconds = 0
function pass(time: number): void {
  for (let left = time; left > 0; left -= 0.016) gsap.updateRoot((seconds += 0.016))
}

beforeAll(() => {
  gsap.ticker.remove(gsap.updateRoot)
  seconds = gsap.ticker.time + 1
  gsap.updateRoot(seconds)
})

function start() {
  const abort = new AbortController()
  const listening = new Set<unknown>()
  const { signal } = abort
  const add = signal.addEventListener.bind(signal)
  vi.spyOn(signal, 'addEventListener').mockImplementation((type: string, listener: () => void) => {
    listening.add(listener)
    add(type, listener)
  })
  const remove = signal.removeEventListener.bind(signal)
  vi.spyOn(signal, 'removeEventListener').mockImplementation((type: string, listener: () => void) => {
    listening.delete(listener)
    remove(type, listener)
  })
  const shares: number[] = []
  const over = fly({ duration: 0.2, ease: 'none', onShare: (share) => shares.push(share) }, signal)
  return { abort, listening, shares, over }
}

describe('a flight', () => {
  it('goes from 0 to 1, and leaves nothing on the signal that outlives it', async () => {
    const { shares, listening, over } = start()
    expect(listening.size).toBe(1)
    pass(0.3)
    await over
    expect(shares.at(-1)).toBe(1)
    expect(listening.size).toBe(0)
  })

  it('settles at once when it is aborted, and moves nothing more', async () => {
    const { abort, shares, listening, over } = start()
    pass(0.1)
    const seen = shares.length
    abort.abort()
    await over
    pass(0.3)
    expect(shares).toHaveLength(seen)
    expect(listening.size).toBe(0)
  })
})

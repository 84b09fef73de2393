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
  const { signal } = abort
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const listeners = () => {
    const gone = removed.mock.calls.map(([, listener]) => listener)
    return added.mock.calls.filter(([, listener]) => !gone.includes(listener)).length
  }
  const shares: number[] = []
  let isOver = false
  const flight = { duration: 0.2, ease: 'none', onShare: (share: number) => shares.push(share) }
  const over = fly({ ...flight, isOver: () => isOver }, signal)
  const end = () => {
    isOver = true
  }
  return { abort, end, listeners, shares, over }
}

describe('a flight', () => {
  it('goes from 0 to 1, and leaves nothing on the signal that outlives it', async () => {
    const { shares, listeners, over } = start()
    expect(listeners()).toBe(1)
    pass(0.3)
    await over
    expect(shares.at(-1)).toBe(1)
    expect(listeners()).toBe(0)
  })

  it('ends as soon as it is over, and moves nothing more', async () => {
    const { end, shares, listeners, over } = start()
    pass(0.1)
    const seen = shares.length
    end()
    pass(0.016)
    await over
    expect(shares).toHaveLength(seen)
    expect(listeners()).toBe(0)
  })

  it('settles at once when it is aborted, and moves nothing more', async () => {
    const { abort, shares, listeners, over } = start()
    pass(0.1)
    const seen = shares.length
    abort.abort()
    await over
    pass(0.3)
    expect(shares).toHaveLength(seen)
    expect(listeners()).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectSpots } from './collect-spots.ts'
import { SPOTS, type FindSpot, type Spot, type SpotName } from './spots.ts'

const BOX = { left: 0, top: 0, width: 10, height: 10 }
const CHILDREN = (['progress', 'messages'] as const).map((name) => ({
  name,
  label: name,
  box: () => BOX,
  reveal: () => {},
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aSpot(name: SpotName): Spot {
  return { name, box: () => BOX, ...(name === 'navigation' && { children: CHILDREN }) }
}

/** @param looks what each look for an element of this name brings, the last one again and again */
function finder(looks: Partial<Record<SpotName, ReturnType<FindSpot>[]>>): FindSpot {
  return (name) => {
    const left = looks[name]
    if (!left) return aSpot(name)
    return (left.length > 1 ? left.shift() : left[0]) ?? null
  }
}

async function collected(find: FindSpot): Promise<{ names: string[]; after: number }> {
  const since = Date.now()
  const spots = collectSpots(find, new AbortController().signal)
  await vi.runAllTimersAsync()
  return { names: (await spots).map(({ name }) => name), after: Date.now() - since }
}

describe('what a newcomer is shown', () => {
  it('comes in one order, whatever comes first [TUT-3]', async () => {
    const late = finder({ assistance: [null, null, null, aSpot('assistance')] })
    expect((await collected(late)).names).toEqual([...SPOTS])
  })

  it('is dropped where it has no height within ten looks, half a second apart [TUT-4]', async () => {
    const flat = { ...aSpot('mark'), box: () => ({ ...BOX, height: 0 }) }
    const { names, after } = await collected(finder({ mark: [flat] }))
    expect(names).not.toContain('mark')
    expect(after).toBe(5000)
    const ninth = finder({ mark: [...Array.from({ length: 9 }, () => flat), aSpot('mark')] })
    expect((await collected(ninth)).names).toContain('mark')
    const tenth = finder({ mark: [...Array.from({ length: 10 }, () => flat), aSpot('mark')] })
    expect((await collected(tenth)).names).not.toContain('mark')
  })

  it('waits for a second button of the navigation, asked for five times a second [TUT-4]', async () => {
    const one = { ...aSpot('navigation'), children: CHILDREN.slice(0, 1) }
    const { names, after } = await collected(finder({ navigation: [one, one, aSpot('navigation')] }))
    expect(names).toContain('navigation')
    expect(after).toBe(400)
    expect((await collected(finder({ navigation: [one] }))).names).not.toContain('navigation')
  })

  it('is not waited for where there is none [TUT-4]', async () => {
    const { names, after } = await collected(finder({ streak: ['absent'] }))
    expect(names).not.toContain('streak')
    expect(after).toBe(0)
  })

  it('is nothing when it was stopped meanwhile', async () => {
    const stop = new AbortController()
    const spots = collectSpots(finder({ mark: [null] }), stop.signal)
    stop.abort()
    await vi.runAllTimersAsync()
    expect(await spots).toEqual([])
  })
})

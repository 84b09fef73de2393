import { afterEach, expect, it } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { background, element, layOutWorld, smallWorld, svg } from './testing/small-world.ts'
import { watchScenes } from './watch-scenes.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

it('builds at once and again after a save, only what changed [DESIGN-2]', async () => {
  const world = await layOutWorld(smallWorld())
  const results: BuildResult[] = []
  const waiting: (() => void)[] = []
  const nth = (count: number): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(() => {
        if (results.length >= count) resolve()
      })
      waiting.at(-1)?.()
    })
  const stop = watchScenes(
    world,
    (result) => {
      results.push(result)
      for (const check of waiting) check()
    },
    (error) => {
      throw error
    },
  )
  ends.push(stop, world.clear)
  await nth(1)
  await world.write({ 'isle/home/scene.svg': svg(background() + element('shop', 300, 160)) })
  await nth(2)
  const [first, second] = results
  expect(second?.findings).toEqual([])
  expect(second?.made).toBeLessThan(first?.made ?? 0)
  expect(second?.adventures[0]?.version).not.toBe(first?.adventures[0]?.version)
})

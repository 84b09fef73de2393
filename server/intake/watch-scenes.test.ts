import { afterEach, expect, it, vi, type Mock } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import {
  background,
  element,
  layOutWorld,
  smallWorld,
  svg,
  type Files,
  type World,
} from './testing/small-world.ts'
import { watchScenes } from './watch-scenes.ts'
import { pillOf } from '#server/testing/pill.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A world that is watched: `nth` waits for that build of it. */
async function watched(
  files: Files,
): Promise<{ world: World; onSaved: Mock; nth: (count: number) => Promise<BuildResult> }> {
  const world = await layOutWorld(files)
  const results: BuildResult[] = []
  const waiting: (() => void)[] = []
  const nth = (count: number): Promise<BuildResult> =>
    new Promise((resolve) => {
      waiting.push(() => {
        const result = results[count - 1]
        if (result) resolve(result)
      })
      waiting.at(-1)?.()
    })
  const onSaved = vi.fn()
  const stop = watchScenes(world, {
    onSaved,
    onBegun: () => {},
    onBuilt: (result) => {
      results.push(result)
      for (const check of waiting) check()
    },
    onBroken: (error) => {
      throw error
    },
  })
  ends.push(stop, world.clear)
  return { world, onSaved, nth }
}

it('builds at once and again after a save, only what changed [DESIGN-2]', async () => {
  const { world, onSaved, nth } = await watched(smallWorld())
  const first = await nth(1)
  expect(onSaved).not.toHaveBeenCalled()
  await world.write({ 'isle/home/scene.svg': svg(background() + element('shop', 300, 160)) })
  const second = await nth(2)
  expect(onSaved).toHaveBeenCalled()
  expect(second.findings).toEqual([])
  expect(second.made).toBeLessThan(first.made)
  expect(second.adventures[0]?.version).not.toBe(first.adventures[0]?.version)
})

it('shows a saved scene first, and the cards and round windows that are painted of it after that [DESIGN-2]', async () => {
  const { world, nth } = await watched({
    ...smallWorld(),
    'isle/den/scene.svg': svg(background() + element('chest', 200, 120)),
  })
  const views = (result: BuildResult) => {
    const [home, ...others] = result.adventures[0]?.missions ?? []
    const den = others.find(({ id }) => id === 'den')
    return {
      scene: den?.scene?.elements[0]?.picture.file.url,
      seen: [den?.thumbnail, den?.tasks[0] && pillOf(den.tasks[0].content).cards[0]?.picture],
      window: home?.scene?.elements.find(({ id }) => id === 'den')?.picture.file.url,
    }
  }
  const first = await nth(1)
  expect(first.isBehind).toBe(false)
  const bluer = element('chest', 200, 120).replace('#c84', '#48c')
  await world.write({ 'isle/den/scene.svg': svg(background() + bluer) })
  const [before, scenesFirst, after] = [first, await nth(2), await nth(3)].map(views)
  expect((await nth(2)).isBehind).toBe(true)
  expect(scenesFirst?.scene).not.toBe(before?.scene)
  expect([scenesFirst?.seen, scenesFirst?.window]).toEqual([before?.seen, before?.window])
  expect((await nth(3)).isBehind).toBe(false)
  expect(after?.scene).toBe(scenesFirst?.scene)
  for (const [index, url] of (after?.seen ?? []).entries()) expect(url).not.toBe(before?.seen[index])
  expect(after?.window).not.toBe(before?.window)
})

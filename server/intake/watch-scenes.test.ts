import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { ground, layer, psdOf } from './testing/psd-samples.ts'
import {
  background,
  element,
  json,
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

interface Watched {
  world: World
  onSaved: Mock
  /** Waits for that build. */
  nth: (count: number) => Promise<BuildResult>
  /** Waits for a build in which the shop on the home map is so wide. */
  untilShopIs: (width: number) => Promise<void>
}

async function watched(files: Files): Promise<Watched> {
  const world = await layOutWorld(files, { isCacheOwn: true })
  const results: BuildResult[] = []
  const waiting: (() => void)[] = []
  const first = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve) => {
      waiting.push(() => {
        const found = find()
        if (found !== undefined) resolve(found)
      })
      waiting.at(-1)?.()
    })
  const nth = (count: number) => first(() => results[count - 1])
  const untilShopIs = async (width: number): Promise<void> => {
    await first(() => (shopWidth(results.at(-1)) === width ? true : undefined))
  }
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
  return { world, onSaved, nth, untilShopIs }
}

function shopWidth(result: BuildResult | undefined): number | undefined {
  const home = result?.adventures[0]?.missions.find(({ id }) => id === 'home')
  return home?.scene?.elements.find(({ id }) => id === 'shop')?.picture.box.width
}

/** One unit of edge stays on each side. */
const EDGES = 2
const WIDTHS = [120, 130, 140, 150, 160]

function homeWith(width: number): string {
  const shop = element('shop', 200, 120).replace('width="100"', `width="${width}"`)
  return svg(background() + shop)
}

describe('a save that puts a new file in the place of the old one, as drawing programs do,', () => {
  it('shows every time [DESIGN-2]', async () => {
    const { world, nth, untilShopIs } = await watched(smallWorld())
    await nth(1)
    const aside = await mkdtemp(join(tmpdir(), 'waymark-saves-'))
    ends.push(() => rm(aside, { recursive: true }))
    const [saved, shown] = [join(aside, 'scene.svg'), join(world.scenesDir, 'isle/home/scene.svg')]
    for (const width of WIDTHS) {
      await writeFile(saved, homeWith(width))
      await rename(saved, shown)
      await untilShopIs(width + EDGES)
    }
  })

  it('shows where the whole folder of a mission is exchanged, and in that again [DESIGN-2]', async () => {
    const { world, nth, untilShopIs } = await watched(smallWorld())
    await nth(1)
    const aside = await mkdtemp(join(tmpdir(), 'waymark-saves-'))
    ends.push(() => rm(aside, { recursive: true }))
    const home = join(world.scenesDir, 'isle/home')
    const [earlier, later] = [join(aside, 'earlier'), join(aside, 'later')]
    await mkdir(later)
    await writeFile(join(later, 'mission.json'), JSON.stringify({ missions: ['shop'] }))
    await writeFile(join(later, 'scene.svg'), homeWith(120))
    await rename(home, earlier)
    await rename(later, home)
    await untilShopIs(120 + EDGES)
    await world.write({ 'isle/home/scene.svg': homeWith(140) })
    await untilShopIs(140 + EDGES)
  })
})

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

it('shows a Photoshop document as soon as it is saved, as it shows a drawing [DESIGN-1]', async () => {
  const files: Files = { ...smallWorld(), 'isle/home/scene.json': json({ size: [640, 360] }) }
  delete files['isle/home/scene.svg']
  const home = (width: number) => ({
    'isle/home/scene.psd': psdOf([ground(), layer('element shop', [200, 120, width, 100])]),
  })
  const { world, untilShopIs } = await watched({ ...files, ...home(100) })
  await untilShopIs(100 + EDGES)
  for (const width of WIDTHS) {
    await world.write(home(width))
    await untilShopIs(width + EDGES)
  }
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

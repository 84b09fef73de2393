import { afterEach, expect, it, vi } from 'vitest'
import { buildAdventures } from '../build-adventures.ts'
import { background, layOutWorld, smallWorld, svg, type World } from '../testing/small-world.ts'
import { checkGeometry } from './check-geometry.ts'
import type { CompiledScenes } from './compile-scene.ts'

vi.mock('./check-geometry.ts', { spy: true })

let world: World
afterEach(() => world.clear())

it('checks by the rules of today also what an earlier run has drawn', async () => {
  world = await layOutWorld(smallWorld())
  expect((await world.build()).findings).toEqual([])
  vi.mocked(checkGeometry).mockImplementation(({ label, findings }) => {
    findings.fault(label, 'is too blue', 'Paint it red.')
  })
  const { findings, made } = await world.build()
  vi.mocked(checkGeometry).mockRestore()
  expect(made).toBe(0)
  expect(findings.map(({ problem }) => problem)).toEqual(['is too blue', 'is too blue'])
})

it('says again what stands in the cache, in a new process and in the same one', async () => {
  const half = '<g id="background"><rect width="640" height="180" fill="#246"/></g><g id="layer sea"/>'
  world = await layOutWorld({ ...smallWorld(), 'isle/home/scene.svg': svg(half) })
  const { findings } = await world.build()
  expect(findings.map(({ problem }) => problem)).toEqual([
    'nothing can be seen in the group "layer sea"',
    'the background is open at 0 % from the left, 50 % from the top',
    'there is no "element shop" for "shop"',
  ])
  expect((await world.build()).findings).toEqual(findings)
  const compiledScenes: CompiledScenes = new Map()
  for (const time of [1, 2]) {
    expect([time, (await buildAdventures(world, compiledScenes)).findings]).toEqual([time, findings])
  }
  await world.write({ 'isle/home/scene.svg': svg(background()) })
  expect((await buildAdventures(world, compiledScenes)).findings).toHaveLength(1)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { applyToScene, EMPTY_SCENE_FILE, readSceneFile, withoutWhole } from '#shared/content/preview.ts'
import type { Box, SceneLayout } from '#shared/scene/layout.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import { linesBefore, missionGraph } from './mission-graph.ts'
import { alignWishes, boxOf, distributeWishes, growWishes, moveWishes, type LiveScene } from '../moves.ts'
import { orderWish } from '../order.ts'
import { withWishes, type Thing } from '../scene-file.ts'
import { linesOf, snap } from '../snap.ts'

const element = (id: string, box: Box): SceneLayout['elements'][number] => ({
  ...{ id, picture: { file: { url: `/${id}.webp`, frame: null }, small: null, box }, hit: cornersOf(box) },
  ...{ done: null, glow: null, light: null, hover: null, veil: null, reflection: null },
  label: { x: box.x + box.width / 2, y: box.y + box.height + 8 },
  lamp: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
})
const layout: SceneLayout = {
  ...{ size: { width: 1920, height: 1080 }, safe: { x: 240, y: 0, width: 1440, height: 1080 } },
  ...{ background: null, layers: [] },
  elements: [
    element('lamp', { x: 300, y: 400, width: 100, height: 200 }),
    element('bell', { x: 700, y: 500, width: 60, height: 60 }),
    element('rope', { x: 1500, y: 100, width: 90, height: 40 }),
  ],
}
const [lamp, bell, rope] = ['lamp', 'bell', 'rope'].map((id): Thing => ({ sort: 'elements', id }))
const all = [lamp, bell, rope].flatMap((thing) => thing ?? [])
const sceneFile = (text: string) => readSceneFile(text) ?? EMPTY_SCENE_FILE
const BUILT = sceneFile('{ "elements": { "lamp": { "label": [350, 620], "foot": 590 } } }')
const liveScene: LiveScene = { mission: 'harbour', path: 'harbour/scene.json', layout, file: BUILT }
const after = (wishes: ReturnType<typeof moveWishes>): LiveScene => {
  const file = withWishes(BUILT, wishes)
  return { ...liveScene, file, layout: applyToScene(layout, BUILT, file) }
}

describe('moving things', () => {
  it('takes along all that is said of where they are, and nothing else [DESIGN-4]', () => {
    const wishes = moveWishes(liveScene, all.slice(0, 1), 10.4, -6)
    expect(wishes.map(({ pointer, to }) => [pointer, to])).toEqual([
      ['/elements/lamp/shift', [10, -6]],
      ['/elements/lamp/label', [360, 614]],
      ['/elements/lamp/foot', 584],
    ])
    const moved = after(wishes).layout.elements
    expect(moved[0]?.picture.box).toEqual({ x: 310, y: 394, width: 100, height: 200 })
    expect(moved[1]).toBe(layout.elements[1])
  })

  it('leaves all others the very same objects, also those that were moved before [DESIGN-4]', () => {
    const before = after(moveWishes(liveScene, all, 33, 44))
    const file = withWishes(before.file, moveWishes(before, all.slice(0, 1), 5, 5))
    const { elements } = applyToScene(layout, BUILT, file, before)
    expect(elements.slice(1)).toEqual(before.layout.elements.slice(1))
    expect(elements.map((one, index) => one === before.layout.elements[index])).toEqual([false, true, true])
    expect(elements).toEqual(applyToScene(layout, BUILT, file).elements)
  })

  it('never farther than a file can say [DESIGN-4]', () => {
    const wishes = moveWishes(liveScene, all.slice(0, 1), 123_456, -123_456)
    expect(wishes.map(({ to }) => to)).toEqual([[10_000, -10_000], [10_000, -10_000], -10_000])
  })

  it('and moving them back leaves what was said before [DESIGN-4]', () => {
    const there = after(moveWishes(liveScene, all, 33, 44))
    const back = moveWishes(there, all, -33, -44)
    expect(back.find(({ pointer }) => pointer === '/elements/bell/shift')?.to).toBeUndefined()
    expect(after(back).layout.elements.map(({ picture }) => picture.box)).toEqual(
      layout.elements.map(({ picture }) => picture.box),
    )
  })

  it('sizes them so that what is held stays where it is [DESIGN-4]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 4, noNaN: true }), (factor) => {
        if (!lamp) return
        const sized = boxOf(after(growWishes(liveScene, lamp, factor, { x: 400, y: 600 })), lamp)
        expect((sized?.x ?? 0) + (sized?.width ?? 0)).toBeCloseTo(400, -0.3)
        expect((sized?.y ?? 0) + (sized?.height ?? 0)).toBeCloseTo(600, -0.3)
        expect(sized?.width).toBeCloseTo(100 * factor, -0.3)
      }),
    )
  })

  it('aligns one to the scene, several to each other, and spreads them evenly [DESIGN-4]', () => {
    const centred = after(alignWishes(liveScene, all.slice(0, 1), 'centre'))
    expect(centred.layout.elements[0]?.picture.box.x).toBe(910)
    const left = after(alignWishes(liveScene, all, 'left')).layout.elements
    expect(left.map(({ picture }) => picture.box.x)).toEqual([300, 300, 300])
    const [first, second, third] = after(distributeWishes(liveScene, all, 'x')).layout.elements.map(
      ({ picture }) => picture.box,
    )
    if (!first || !second || !third) throw new Error('three are spread')
    const gap = second.x - first.x - first.width
    expect(Math.abs(third.x - second.x - second.width - gap)).toBeLessThan(2)
  })
})

it('stands as a build would have it once its file says nothing any more of the scene as a whole [DESIGN-4]', () => {
  const was = sceneFile('{ "safe": [10, 20, 300, 400], "weather": ["snow"] }')
  const built: SceneLayout = {
    ...layout,
    safe: { x: 10, y: 20, width: 300, height: 400 },
    weather: ['snow'],
  }
  const shown = (text: string, kind: 'static' | 'moving' = 'static') => {
    const { safe, weather } = applyToScene(withoutWhole(built, was, kind), was, sceneFile(text))
    return { safe, weather }
  }
  expect(shown('{}')).toEqual({ safe: layout.safe, weather: undefined })
  expect(shown('{}', 'moving').safe).toEqual({ x: 0, y: 0, width: 1920, height: 1080 })
  expect(shown('{ "safe": [0, 0, 96, 96] }')).toEqual({
    safe: { x: 0, y: 0, width: 96, height: 96 },
    weather: undefined,
  })
  expect(withoutWhole(layout, EMPTY_SCENE_FILE, 'moving')).toBe(layout)
})

it('aligns to the tenth, as files say where things are [DESIGN-4]', () => {
  const odd = element('odd', { x: 12.4, y: 30.7, width: 100, height: 200 })
  const scene: LiveScene = {
    mission: 'harbour',
    path: 'harbour/scene.json',
    layout: { ...layout, elements: [odd] },
    file: EMPTY_SCENE_FILE,
  }
  const things: Thing[] = [{ sort: 'elements', id: 'odd' }]
  expect(alignWishes(scene, things, 'left').map(({ to }) => to)).toEqual([[-12.4, 0]])
  expect(alignWishes(scene, things, 'top').map(({ to }) => to)).toEqual([[0, -30.7]])
})

it('brings a box to the nearest line, and says which [DESIGN-4]', () => {
  const lines = linesOf(layout.size, layout.safe, [{ x: 700, y: 500, width: 60, height: 60 }])
  expect(snap({ x: 697, y: 300, width: 50, height: 40 }, lines, 6)).toEqual({
    ...{ dx: 3, dy: 0, guides: [{ axis: 'x', at: 700 }] },
  })
  expect(snap({ x: 800, y: 300, width: 21, height: 41 }, lines, 2).guides).toEqual([])
})

const mission = (id: string, more: Partial<MadeMission> = {}): MadeMission => ({
  ...{ id, type: 'map', align: 'center', names: { en: id }, missions: [], tasks: [], hasLock: false },
  ...{ thumbnail: null, scene: null, sceneFile: `${id}/scene.json`, said: null, mobile: null },
  ...more,
})

it('lists missions as they are reached, and names dead ends and what nobody reaches [DESIGN-4]', () => {
  const task = { id: 'a', names: {} }
  const graph = missionGraph(
    [
      mission('far'),
      mission('lost', { tasks: [task] }),
      mission('home', { missions: ['shop', 'far', 'shop'] }),
      mission('shop', { missions: ['home'], tasks: [task] }),
    ],
    'home',
  )
  expect(graph.map(({ mission: { id }, depth, isDeadEnd }) => [id, depth, isDeadEnd])).toEqual([
    ['home', 0, false],
    ['shop', 1, false],
    ['far', 1, true],
    ['lost', null, false],
  ])
})

it('changes the order of reading within the list that a place is in [DESIGN-4]', () => {
  const home = mission('home', { missions: ['shop', 'far'], tasks: [{ id: 'a', names: {} }] })
  expect(orderWish(home, {}, 'shop', 1)).toEqual({
    file: 'home/mission.json',
    pointer: '/missions',
    to: ['far', 'shop'],
  })
  expect(orderWish(home, {}, 'a', 1)).toBeNull()
  expect(orderWish(home, { 'home/mission.json': '{"missions":["far","shop"]}' }, 'shop', -1)?.to).toEqual([
    'shop',
    'far',
  ])
})

it('draws the lines of the tree of missions: on where a later one has the same parent, and not below the last [DESIGN-4]', () => {
  const nodes = [0, 1, 2, 2, 1, 2, null].map((depth) => ({ depth }))
  expect(linesBefore(nodes)).toEqual([[], [true], [true, true], [true, false], [false], [false, false], []])
})

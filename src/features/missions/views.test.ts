import { describe, expect, it } from 'vitest'
import { readSwitches } from '#shared/domain/switches.ts'
import type { LayerLayout, SceneLayout, ViewLayout } from '#shared/scene/layout.ts'
import { aChild, aMission, aNode } from '#src/testing/missions.ts'
import { bareElement, blankLayout } from './placeholder.ts'
import { missionScene, type SceneWords } from './scene.ts'
import type { OwnFacts } from './views.ts'

const words: SceneWords = ({ name }) => ({ spoken: name, stateText: '', note: '' })
const box = { x: 0, y: 0, width: 100, height: 100 }
const view = (id: string, more: Pick<ViewLayout, 'view' | 'from'>): ViewLayout => ({
  ...bareElement(id, box),
  ...more,
})
const layer = (name: string, good?: LayerLayout['good']): LayerLayout => ({
  ...{
    name,
    picture: bareElement(name, box).picture,
    depth: 1,
    isTiled: false,
    isFront: true,
    drift: 0,
    path: null,
  },
  ...(good && { good }),
})
const layout: SceneLayout = {
  ...blankLayout(),
  elements: [bareElement('harbour', box)],
  layers: [layer('gulls'), layer('own-boat', 'boat'), layer('own-lantern', 'lamp-green')],
  views: [
    view('barge', { view: 'shop', from: 0 }),
    view('stones', { view: 'my-space', from: 0 }),
    view('house', { view: 'my-space', from: 40 }),
    view('tower', { view: 'my-space', from: 100 }),
  ],
}
const newcomer: OwnFacts = {
  progress: 0,
  goods: [],
  hasShop: true,
  say: (name, progress) => ({ name, spoken: `${name} ${progress}`, stateText: String(progress) }),
}
const sceneOf = (own?: Partial<OwnFacts>) =>
  missionScene(
    {
      node: aNode(),
      layout,
      mission: aMission({ missions: [aChild()] }),
      states: [],
      nodes: new Map(),
      defaultAssistant: null,
      ...(own && { own: { ...newcomer, ...own } }),
    },
    readSwitches([]),
    words,
  )
const looksAt = (progress: number) =>
  sceneOf({ progress }).elements.find(({ id }) => id === 'view my-space')?.layout.id

describe('places of the game', () => {
  it('stand behind missions, with a name and a sentence of their own [SHOP-1] [SPACE-1]', () => {
    const { elements } = sceneOf({})
    expect(elements.map(({ id, spoken, sign }) => [id, spoken, sign])).toEqual([
      ['harbour', 'Harbour', 'percent'],
      ['view shop', 'shop 0', 'view'],
      ['view my-space', 'my-space 0', 'view'],
    ])
  })

  it.each([
    [0, 'stones'],
    [39, 'stones'],
    [40, 'house'],
    [99, 'house'],
    [100, 'tower'],
  ])('show my space at %d %% of the adventure as far as it has grown: %s [SPACE-1]', (progress, look) => {
    expect(looksAt(progress)).toBe(look)
  })

  it('have their windows lit, and the lantern of my space when all is done [SPACE-1]', () => {
    const states = (progress: number) => sceneOf({ progress }).elements.map(({ state }) => state)
    expect(states(99)).toEqual(['waiting', 'inProgress', 'inProgress'])
    expect(states(100)).toEqual(['waiting', 'inProgress', 'finished'])
  })

  it('have no shop while it is off [SHOP-1] [AUTH-9]', () => {
    expect(sceneOf({ hasShop: false }).elements.map(({ id }) => id)).toEqual(['harbour', 'view my-space'])
  })

  it('are nobody’s next place to play, and wait for nothing [SPACE-1]', () => {
    const own = sceneOf({}).elements.filter(({ sign }) => sign === 'view')
    expect(own.map(({ isNext, isBlinking }) => [isNext, isBlinking])).toEqual([
      [false, false],
      [false, false],
    ])
  })
})

describe('goods of the game', () => {
  const layersOf = (own?: Partial<OwnFacts>) => sceneOf(own).layers.map(({ name }) => name)

  it('are seen only by the player who uses them [SHOP-1]', () => {
    expect(layersOf({})).toEqual(['gulls'])
    expect(layersOf({ goods: ['boat'] })).toEqual(['gulls', 'own-boat'])
    expect(layersOf({ goods: ['lamp-green', 'boat'] })).toEqual(['gulls', 'own-boat', 'own-lantern'])
  })

  it('are not part of what everybody sees [SHOP-1]', () => {
    expect(layersOf()).toEqual(['gulls'])
    expect(sceneOf().elements.map(({ id }) => id)).toEqual(['harbour'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { aChild, aMission, aNode, aTask } from '#src/testing/missions.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { Box } from '#shared/scene/layout.ts'
import { blankLayout } from './placeholder.ts'
import { missionScene, type SceneWords } from './scene.ts'

const isWithin = (inner: Box, { x, y, width, height }: Box) =>
  inner.x >= x && inner.y >= y && inner.x + inner.width <= x + width && inner.y + inner.height <= y + height
const meets = (one: Box, { x, y, width, height }: Box) =>
  one.x < x + width && x < one.x + one.width && one.y < y + height && y < one.y + one.height

const words: SceneWords = ({ name, state, progress, activePlayers, leader, unmet }) => ({
  spoken:
    state === 'locked'
      ? `${name} locked by ${unmet.length}`
      : `${name} ${leader ?? state} ${progress} ${activePlayers}`,
  stateText: state,
  note: '',
})
const switches = readSwitches([])
const harbour = aChild()
const school = aChild({ missionId: 'school', missionName: 'School' })
const keep = aChild({
  missionId: 'keep',
  missionName: 'Keep',
  unmet: [{ need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Harbour' }] }],
})
const isles = aMission({ missions: [harbour, school, keep] })

const sceneOf = (
  mission: Mission,
  states: readonly MissionState[] = [],
  on = switches,
  node = aNode(),
  nodes: readonly MissionNode[] = [],
) =>
  missionScene(
    {
      node,
      layout: node.scene,
      mission,
      states,
      nodes: new Map(nodes.map((one) => [one.id, one])),
      defaultAssistant: '/guide.webp',
    },
    on,
    words,
  )

describe('the scene of a map', () => {
  it('has the film and the assistant of its mission, the default assistant where that names none [STAGE-3] [STAGE-6] [BOOT-7]', () => {
    const node = aNode({ video: '/bay.webm', assistant: '/puffin.webm' })
    expect(sceneOf(isles, [], switches, node)).toMatchObject({ film: '/bay.webm', assistant: '/puffin.webm' })
    expect(sceneOf(isles)).toMatchObject({ film: null, assistant: '/guide.webp' })
  })

  it('is lit as the server says: windows glow in the dark, but none through mist [ALIVE-1]', () => {
    const light = { shade: ['#465c9e', '#5c74b0'], shine: ['#000000', '#000000'], season: 'winter' }
    const at = (isDark: boolean) => sceneOf({ ...isles, light: { ...light, isDark } })
    expect(at(true).light).toMatchObject({ shade: light.shade })
    expect(at(true).elements.map(({ id, isDark }) => [id, isDark])).toEqual([
      ['harbour', true],
      ['school', true],
      ['keep', undefined],
    ])
    expect(at(false).elements.some(({ isDark }) => isDark)).toBe(false)
    expect(sceneOf(isles).light).toBeUndefined()
  })

  it('has the layers of its season alone, and none of a season where the day does not pass [ALIVE-1]', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    const layer = (name: string, season?: string) => ({
      ...{ name, depth: 1, isTiled: false, isFront: false, drift: 0, path: null },
      picture: { file: { url: `/${name}.webp`, frame: null }, small: null, box },
      ...(season && { season }),
    })
    const layers = [layer('sea'), layer('ice', 'winter'), layer('leaves', 'autumn')]
    const node = aNode({ scene: { ...blankLayout(), layers } })
    const names = (mission: Mission) => sceneOf(mission, [], switches, node).layers.map(({ name }) => name)
    const colours = ['#ffffff', '#ffffff']
    const light = { shade: colours, shine: colours, isDark: false, season: 'winter' }
    expect(names({ ...isles, light })).toEqual(['sea', 'ice'])
    expect(names(isles)).toEqual(['sea'])
  })

  it('has lanterns that burn once the place where they begin is done, and no sooner [DESIGN-4]', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    const picture = { file: { url: '/lit.webp', frame: null }, small: null, box }
    const layer = { picture, depth: 1, isTiled: false, isFront: false, drift: 0, path: null }
    const layers = [
      { ...layer, name: 'lanterns school' },
      { ...layer, name: 'lanterns school lit', lit: 'harbour' },
    ]
    const node = aNode({ scene: { ...blankLayout(), layers } })
    const layersAt = (progress: number) =>
      sceneOf(isles, [{ id: 'harbour', activePlayers: 0, progress }], switches, node).layers.map(
        ({ name }) => name,
      )
    expect(layersAt(99)).toEqual(['lanterns school'])
    expect(layersAt(100)).toEqual(['lanterns school', 'lanterns school lit'])
  })

  it("has the sound of its mission; empty is the platform's own [STAGE-9]", () => {
    const node = aNode({ sound: ['/waves.ogg', '/waves.mp3'] })
    expect(sceneOf(isles, [], switches, node).sound).toEqual(['/waves.ogg', '/waves.mp3'])
    expect(sceneOf(isles).sound).toEqual([])
  })

  it('gives every child its state: waiting at 0, in progress between, finished at 100 [DATA-6] [STAGE-2]', () => {
    const { elements } = sceneOf(isles, [
      { id: 'harbour', activePlayers: 0, progress: 100 },
      { id: 'school', activePlayers: 2, progress: 33 },
    ])
    expect(elements.map(({ state }) => state)).toEqual(['finished', 'inProgress', 'locked'])
    expect(elements.map(({ spoken }) => spoken)).toEqual([
      'Harbour finished 100 0',
      'School inProgress 33 2',
      'Keep locked by 1',
    ])
  })

  it('has a light for each teammate who is named at a place, and none at others [ALIVE-1]', () => {
    const { elements } = sceneOf(isles, [
      { id: 'harbour', activePlayers: 3, progress: 0, mates: ['Ola', 'Kuba'] },
      { id: 'school', activePlayers: 1, progress: 0 },
    ])
    expect(elements.map(({ mates }) => mates)).toEqual([2, undefined, undefined])
  })

  it('says of a task that was handed in whether it awaits its stars, or was sent back [FIN-7] [DATA-6]', () => {
    const handedIn = { is_completed: true, progress: 100 }
    const { elements } = sceneOf(
      aMission({
        tasks: [
          aTask({ id: 'one', name: 'One', ...handedIn, review: { stars: null, mayRepeat: false } }),
          aTask({ id: 'two', name: 'Two', ...handedIn, review: { stars: 1, mayRepeat: true } }),
          aTask({ id: 'three', name: 'Three', ...handedIn, review: { stars: 5, mayRepeat: false } }),
        ],
      }),
    )
    expect(elements.map(({ spoken }) => spoken)).toEqual([
      'One awaits 100 0',
      'Two sentBack 100 0',
      'Three finished 100 0',
    ])
  })

  it('starts with nobody there and nothing done until the state has come [DATA-5]', () => {
    const { elements } = sceneOf(isles)
    expect(elements[0]).toMatchObject({ state: 'waiting', progress: 0, spoken: 'Harbour waiting 0 0' })
  })

  it('lets what is open to play blink, and nothing where the tenant disabled it [STAGE-2]', () => {
    const done = [{ id: 'harbour', activePlayers: 0, progress: 100 }]
    const blinking = sceneOf(isles, done).elements.map(({ isBlinking }) => isBlinking)
    expect(blinking).toEqual([false, true, false])
    const off = readSwitches([{ configKey: 'isDisableMissionBlinking', configValue: '1' }])
    expect(sceneOf(isles, done, off).elements.some(({ isBlinking }) => isBlinking)).toBe(false)
  })

  it('names one place as the next: what was begun before what was not', () => {
    const begun = [{ id: 'school', activePlayers: 0, progress: 50 }]
    const next = (states: typeof begun) =>
      sceneOf(isles, states)
        .elements.filter(({ isNext }) => isNext)
        .map(({ id }) => id)
    expect(next([])).toEqual(['harbour'])
    expect(next(begun)).toEqual(['school'])
  })

  it('shows a place that has art and no task, without asking anybody to play it', () => {
    const empty = aMission({ missions: [aChild({ tasks: 0, tasksToDo: 0 })] })
    expect(sceneOf(empty).elements[0]).toMatchObject({
      isNext: false,
      isBlinking: false,
    })
  })

  it('keeps a place for what has no picture, so that the map stays playable [STAGE-7]', () => {
    const [first, second] = sceneOf(isles).elements
    expect(first?.layout.picture.file.url).toBe('')
    expect(first?.layout.picture.box).not.toEqual(second?.layout.picture.box)
  })

  it('keeps all of them in view and off each other, however many there are [STAGE-7]', () => {
    const missions = Array.from({ length: 40 }, (_, index) => aChild({ missionId: `place ${index}` }))
    const { safe, elements } = sceneOf(aMission({ missions }))
    const boxes = elements.map(({ layout }) => layout.picture.box)
    expect(boxes.filter((box) => !isWithin(box, safe))).toEqual([])
    const overlaps = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).filter((other) => meets(box, other)),
    )
    expect(overlaps).toEqual([])
  })

  it('leaves to the list beside it what is not drawn among what is [STAGE-7] [TASK-10]', () => {
    const mission = aMission({ tasks: [aTask(), aTask({ id: 'a-package' })] })
    const idsOf = (node: MissionNode) => sceneOf(mission, [], switches, node).elements.map(({ id }) => id)
    const both = idsOf(aNode({ kind: 'allInOne' }))
    expect(both).toHaveLength(2)
    const drawn = sceneOf(mission)
      .elements.slice(0, 1)
      .map(({ layout }) => layout)
    const scene = { ...blankLayout(), elements: drawn }
    expect(idsOf(aNode({ kind: 'allInOne', scene }))).toEqual(both.slice(0, 1))
    expect(idsOf(aNode({ kind: 'map', scene }))).toEqual(both)
  })

  it('stands what is missing as if nothing else were there', () => {
    const missions = Array.from({ length: 40 }, (_, index) => aChild({ missionId: `place ${index}` }))
    const { elements } = sceneOf(aMission({ missions }))
    const drawn = elements.slice(0, 39).map(({ layout }) => layout)
    const node = aNode({ scene: { ...blankLayout(), elements: drawn } })
    const alone = sceneOf(aMission({ missions: missions.slice(39) })).elements[0]
    expect(sceneOf(aMission({ missions }), [], switches, node).elements[39]?.layout).toEqual(alone?.layout)
  })

  it('lets a scene say what of that weather it can have [STAGE-5]', () => {
    const on = readSwitches(
      ['snow', 'cloud', 'bubbles'].map((configKey) => ({ configKey, configValue: true })),
    )
    const bay = aNode({ scene: { ...blankLayout(), weather: ['bubbles'] } })
    const { weather } = sceneOf(isles, [], on, bay)
    expect(weather).toEqual({ hasSnow: false, hasClouds: false, hasBubbles: true })
    expect(sceneOf(isles, [], switches, bay).weather.hasBubbles).toBe(false)
  })

  it('switches snow, clouds and bubbles by the params [STAGE-5]', () => {
    const on = readSwitches([
      { configKey: 'snow', configValue: true },
      { configKey: 'cloud', configValue: 'true' },
      { configKey: 'bubbles', configValue: 1 },
    ])
    expect(sceneOf(isles, [], on).weather).toEqual({ hasSnow: true, hasClouds: true, hasBubbles: true })
    expect(sceneOf(isles).weather).toEqual({
      hasSnow: false,
      hasClouds: false,
      hasBubbles: false,
    })
  })
})

describe('the signs of places on a map', () => {
  const nodes = [aNode({ id: 'pier', kind: 'onboarding' }), aNode({ id: 'bottle', kind: 'easter_egg' })]
  const stories = aMission({
    missions: [
      aChild({ missionId: 'pier', missionName: 'Pier', tasks: 0, tasksToDo: 0 }),
      aChild({ missionId: 'bottle', missionName: 'Bottle', tasks: 0, tasksToDo: 0 }),
    ],
  })
  const shown = (progress: number) => {
    const states = nodes.map(({ id }) => ({ id, activePlayers: 0, progress }))
    return sceneOf(stories, states, switches, aNode(), nodes).elements
  }

  it('are a percent on a map, and only done or locked on a static one [MAP-3]', () => {
    const signs = (kind: MissionNode['kind']) =>
      sceneOf(isles, [], switches, aNode({ kind })).elements.map(({ sign }) => sign)
    expect(new Set(signs('map'))).toEqual(new Set(['percent']))
    expect(new Set(signs('staticmap'))).toEqual(new Set(['state']))
  })

  it('give no percent to an onboarding, and never name a story as the next to play [MAP-3]', () => {
    const [pier] = shown(33)
    expect(pier).toMatchObject({ sign: 'welcome', isNext: false, isBlinking: true })
    expect(shown(100)[0]?.isBlinking).toBe(false)
  })

  it('keep the name of an easter egg until it is found [MAP-3]', () => {
    expect(shown(0)[1]).toMatchObject({ sign: 'secret', name: 'Bottle waiting 0 0', isNext: false })
    expect(shown(100)[1]).toMatchObject({ name: 'Bottle', state: 'finished' })
  })
})

describe('the scene of an allInOne mission', () => {
  it('has a click point for every task, done ones finished [MAP-3]', () => {
    const mission = aMission({
      tasks: [aTask({ is_completed: true }), aTask({ id: 'second-factor', progress: 40 })],
    })
    const { kind, elements } = sceneOf(mission, [], switches, aNode({ kind: 'allInOne' }))
    expect(kind).toBe('static')
    expect(elements.map(({ id, state, progress }) => [id, state, progress])).toEqual([
      ['long-passphrases', 'finished', 100],
      ['second-factor', 'inProgress', 40],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readSwitches } from '#shared/domain/switches.ts'
import { aChild, aMission, aNode, aTask } from '#src/testing/missions.ts'
import { mapScene, tasksScene, type SceneWords } from './scene.ts'

const words: SceneWords = ({ name, state, progress, activePlayers, unmet }) => ({
  spoken:
    state === 'locked'
      ? `${name} locked by ${unmet.length}`
      : `${name} ${state} ${progress} ${activePlayers}`,
  stateText: state,
})
const switches = readSwitches([])
const harbour = aChild()
const school = aChild({ id: 'school', name: 'School' })
const keep = aChild({
  id: 'keep',
  name: 'Keep',
  unmet: [{ need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Harbour' }] }],
})
const isles = aMission({ missions: [harbour, school, keep] })

describe('the scene of a map', () => {
  it('gives every child its state: waiting at 0, in progress between, finished at 100 [DATA-6] [STAGE-2]', () => {
    const { elements } = mapScene(
      aNode(),
      isles,
      [
        { id: 'harbour', activePlayers: 0, progress: 100 },
        { id: 'school', activePlayers: 2, progress: 33 },
      ],
      switches,
      words,
    )
    expect(elements.map(({ state }) => state)).toEqual(['finished', 'inProgress', 'locked'])
    expect(elements.map(({ spoken }) => spoken)).toEqual([
      'Harbour finished 100 0',
      'School inProgress 33 2',
      'Keep locked by 1',
    ])
  })

  it('starts with nobody there and nothing done until the state has come [DATA-5]', () => {
    const { elements } = mapScene(aNode(), isles, [], switches, words)
    expect(elements[0]).toMatchObject({ state: 'waiting', progress: 0, spoken: 'Harbour waiting 0 0' })
  })

  it('lets what is open to play blink, and nothing where the tenant disabled it [STAGE-2]', () => {
    const done = [{ id: 'harbour', activePlayers: 0, progress: 100 }]
    const blinking = mapScene(aNode(), isles, done, switches, words).elements.map(
      ({ isBlinking }) => isBlinking,
    )
    expect(blinking).toEqual([false, true, false])
    const off = readSwitches([{ configKey: 'isDisableMissionBlinking', configValue: '1' }])
    expect(mapScene(aNode(), isles, done, off, words).elements.some(({ isBlinking }) => isBlinking)).toBe(
      false,
    )
  })

  it('names one place as the next: what was begun before what was not', () => {
    const begun = [{ id: 'school', activePlayers: 0, progress: 50 }]
    const next = (states: typeof begun) =>
      mapScene(aNode(), isles, states, switches, words)
        .elements.filter(({ isNext }) => isNext)
        .map(({ id }) => id)
    expect(next([])).toEqual(['harbour'])
    expect(next(begun)).toEqual(['school'])
  })

  it('shows a place that has art and no task, without asking anybody to play it', () => {
    const empty = aMission({ missions: [aChild({ tasks: 0, tasksToDo: 0 })] })
    expect(mapScene(aNode(), empty, [], switches, words).elements[0]).toMatchObject({
      isNext: false,
      isBlinking: false,
    })
  })

  it('keeps a place for what has no picture, so that the map stays playable [STAGE-7]', () => {
    const [first, second] = mapScene(aNode(), isles, [], switches, words).elements
    expect(first?.layout.picture.file.url).toBe('')
    expect(first?.layout.picture.box).not.toEqual(second?.layout.picture.box)
  })

  it('switches snow and clouds by the params [STAGE-5]', () => {
    const on = readSwitches([
      { configKey: 'snow', configValue: true },
      { configKey: 'cloud', configValue: 'true' },
    ])
    expect(mapScene(aNode(), isles, [], on, words).weather).toEqual({ hasSnow: true, hasClouds: true })
    expect(mapScene(aNode(), isles, [], switches, words).weather).toEqual({
      hasSnow: false,
      hasClouds: false,
    })
  })
})

describe('the scene of a mission without compiled art', () => {
  it('is its background with a place for every child [STAGE-3] [STAGE-7]', () => {
    const { size, background, elements } = mapScene(
      aNode({ background: '/sea.webp' }),
      isles,
      [],
      switches,
      words,
    )
    expect(background).toMatchObject({ file: { url: '/sea.webp' }, box: { x: 0, y: 0, ...size } })
    expect(elements.map(({ layout }) => layout.picture.file.url)).toEqual(['', '', ''])
    expect(mapScene(aNode(), isles, [], switches, words).background).toBeNull()
  })
})

describe('the scene of an allInOne mission', () => {
  it('has a click point for every task, done ones finished [MAP-3]', () => {
    const mission = aMission({
      tasks: [aTask({ is_completed: true }), aTask({ id: 'second-factor', progress: 40 })],
    })
    const { kind, elements } = tasksScene(aNode({ kind: 'allInOne' }), mission, switches, words)
    expect(kind).toBe('static')
    expect(elements.map(({ id, state, progress }) => [id, state, progress])).toEqual([
      ['long-passphrases', 'finished', 100],
      ['second-factor', 'inProgress', 40],
    ])
  })
})

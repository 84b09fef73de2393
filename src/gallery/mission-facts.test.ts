import { describe, expect, it } from 'vitest'
import { readSwitches } from '#shared/domain/switches.ts'
import type { GalleryAdventure } from '#shared/scene/gallery.ts'
import { missionScene, type SceneWords } from '#src/features/missions/scene.ts'
import { missionFacts } from './mission-facts.ts'
import { withState, type ShownStates } from './shown-state.ts'
import { aGalleryMission } from './testing/missions.ts'

const words: SceneWords = ({ name }) => ({ spoken: name, stateText: '', note: '' })
const isles = aGalleryMission({
  id: 'isles',
  type: 'movingmap',
  missions: ['harbour', 'bottle'],
  tasks: [{ id: 'first-day', names: { en: 'First day', pl: 'Pierwszy dzień' } }],
})
const adventure: GalleryAdventure = {
  id: 'isles',
  names: {},
  languages: ['en', 'pl'],
  missions: [
    isles,
    aGalleryMission({ id: 'harbour', names: { en: 'Harbour' } }),
    aGalleryMission({ id: 'bottle', type: 'easter_egg', names: { en: 'Bottle' } }),
  ],
}
const waiting: ShownStates = { everything: 'waiting', alone: {} }

const sceneWith = (states: ShownStates, language: 'en' | 'pl' = 'en') =>
  missionScene(
    missionFacts(adventure, isles, { states, language, assistant: '/puffin.webm' }),
    readSwitches([]),
    words,
  )

describe('a scene in the gallery', () => {
  it('is what the product would describe to a player for whom all of it stands so', () => {
    const states = (all: ShownStates) => sceneWith(all).elements.map(({ state }) => state)
    expect(states(waiting)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(states(withState(waiting, null, 'inProgress'))).toEqual(['inProgress', 'inProgress', 'inProgress'])
    expect(states(withState(waiting, null, 'finished'))).toEqual(['finished', 'finished', 'finished'])
    expect(states(withState(waiting, null, 'locked'))).toEqual(['locked', 'locked', 'locked'])
    expect(states(withState(waiting, null, 'hover'))).toEqual(['waiting', 'waiting', 'waiting'])
  })

  it('sets one place alone, until everything is set', () => {
    const one = withState(waiting, 'harbour', 'finished')
    expect(sceneWith(one).elements.map(({ state }) => state)).toEqual(['finished', 'waiting', 'waiting'])
    expect(withState(one, null, 'locked')).toEqual({ everything: 'locked', alone: {} })
  })

  it('calls places as the adventure does, in the language if it has it', () => {
    expect(sceneWith(waiting).elements.map(({ name }) => name)).toEqual(['Harbour', 'Bottle', 'First day'])
    expect(sceneWith(waiting, 'pl').elements.map(({ name }) => name)).toEqual([
      'Harbour',
      'Bottle',
      'Pierwszy dzień',
    ])
  })

  it('has no places where the drawing is only the ground of a list', () => {
    const archive = aGalleryMission({ type: 'LMS', tasks: isles.tasks, missions: ['harbour'] })
    const facts = missionFacts(adventure, archive, { states: waiting, language: 'en', assistant: null })
    expect(missionScene(facts, readSwitches([]), words).elements).toEqual([])
  })

  it('has the signs, the kind and the assistant of the product', () => {
    const { kind, assistant, elements } = sceneWith(waiting)
    expect({ kind, assistant }).toEqual({ kind: 'moving', assistant: '/puffin.webm' })
    expect(elements.map(({ sign }) => sign)).toEqual(['percent', 'secret', 'percent'])
  })
})

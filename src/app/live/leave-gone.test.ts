import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MISSION_STATE } from '#src/lib/query-client.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { anAdventure } from '#src/testing/missions.ts'
import { useLockedPlace } from '#src/game/map/locked-place.ts'
import { pathOfHub } from '#src/navigation/paths.ts'
import { closeCardOfGonePlace, leaveWhatIsGone } from './leave-gone.ts'

const router = vi.hoisted(() => ({ state: { matches: [{ params: {} }] }, navigate: vi.fn() }))
vi.mock('../router.tsx', () => ({ getRouter: () => router }))

const adventure = anAdventure()
const toMap = [pathOfHub(adventure), { replace: true }]
const standAt = (params: Record<string, string>) => (router.state.matches = [{ params }])

describe('who stands where something was taken out [DESIGN-2]', () => {
  beforeEach(() => void router.navigate.mockReset())

  it('goes to the map from a mission that is gone', () => {
    standAt({ missionId: 'sunken' })
    leaveWhatIsGone({ adventure, gone: [] })
    expect(router.navigate.mock.calls).toEqual([toMap])
  })

  it('goes to the map from a task that is gone', () => {
    standAt({ taskId: 'sweep' })
    leaveWhatIsGone({ adventure, gone: [[MISSION_STATE, 'task', 'sweep', 'en']] })
    expect(router.navigate.mock.calls).toEqual([toMap])
  })

  it('stays where all is there, or nothing is known', () => {
    standAt({ missionId: adventure.rootId })
    leaveWhatIsGone({ adventure, gone: [[MISSION_STATE, 'task', 'sweep', 'en']] })
    standAt({ missionId: 'sunken' })
    leaveWhatIsGone({ adventure: null, gone: [] })
    expect(router.navigate).not.toHaveBeenCalled()
  })
})

describe('the card of a locked place [DESIGN-2]', () => {
  const place = { sceneId: 'isles', id: 'keep', name: 'Keep', unmet: [] }
  const isOpen = () => useLockedPlace.getState().place !== null
  afterEach(() => useLockedPlace.setState({ place: null }))

  it('goes with its place, and stays while that stands', () => {
    useLockedPlace.setState({ place })
    closeCardOfGonePlace(aScene('isles', { elements: [anElement('keep')] }))
    closeCardOfGonePlace(aScene('harbour'))
    expect(isOpen()).toBe(true)
    closeCardOfGonePlace(aScene('isles', { elements: [anElement('reef')] }))
    expect(isOpen()).toBe(false)
  })
})

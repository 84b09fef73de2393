import { expect, it } from 'vitest'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { opensOf } from './opens.ts'

const mission = (id: string, more: Partial<MadeMission> = {}): MadeMission => ({
  ...{ id, type: 'map', align: 'center', names: {}, missions: [], tasks: [], hasLock: false },
  ...{ thumbnail: null, scene: null, sceneFile: `${id}/scene.json`, said: null, mobile: null },
  ...more,
})
const room = mission('room', { tasks: [{ id: 'lamp', names: {} }] })
const missions = [room, mission('cellar')]

it.each([
  ['a mission of that name', 'cellar', [], 'mission'],
  ['a mission that is begun and not built yet', 'attic', ['attic/scene.svg'], 'mission'],
  ['a task that is written', 'bell', ['room/tasks/bell.json'], 'task'],
  ['a card with its name, while no task is written', 'lamp', ['room/scene.svg'], 'card'],
  ['nothing, once another task is written', 'lamp', ['room/tasks/bell.json'], 'nothing'],
  ['a card as the others, where it is new', 'rope', ['other/tasks/rope.json'], 'card'],
  ['nothing that could be written under its name', 'Łódź', [], null],
])('a place opens %s [DESIGN-4]', (_, id, paths, opens) => {
  expect(opensOf(room, missions, paths, id)).toBe(opens)
})

it('a place that is new opens nothing beside missions [DESIGN-4]', () => {
  expect(opensOf(mission('hall', { missions: ['room'] }), missions, ['hall/scene.svg'], 'rope')).toBe(
    'nothing',
  )
})

it('says nothing of the places of a story, which open nothing [DESIGN-4]', () => {
  expect(opensOf({ ...room, type: 'easter_egg' }, missions, [], 'lamp')).toBeNull()
})

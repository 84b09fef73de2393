import { describe, expect, it } from 'vitest'
import { namePlace, nameWishes, wordsFilesOf } from './names.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'

const mission = (id: string): MadeMission => ({
  ...{ id, type: 'map', align: 'center', names: { en: 'Quiet room', pl: 'Cichy pokój' }, missions: [] },
  ...{ tasks: [{ id: 'lamp', names: { en: 'Lamp' } }], hasLock: false, thumbnail: null, scene: null },
  ...{ sceneFile: `${id}/scene.json`, said: null, mobile: null },
})
const room = mission('room')
const cellar = { ...mission('cellar'), names: { en: 'Cellar' }, tasks: [] }
const place = (id: string) => {
  const found = namePlace(room, [room, cellar], id, 'en')
  if (!found) throw new Error('it has a name')
  return found
}
const said = (wishes: ReturnType<typeof nameWishes>) =>
  wishes.map(({ file, pointer, to }) => [file, pointer, to])

describe('calling a place otherwise', () => {
  it('begins the words of its mission where there are none, in every language [DESIGN-4]', () => {
    const languages = ['en', 'pl'] as const
    expect(wordsFilesOf(place('lamp'), languages)).toEqual([
      ...['room/text/en.json', 'room/text/pl.json'],
      'room/text/sources/pl.json',
    ])
    expect(said(nameWishes({}, place('lamp'), 'Old lamp', { names: room.names, languages }))).toEqual([
      ['room/text/en.json', '/name', 'Quiet room'],
      ['room/text/pl.json', '/name', 'Cichy pokój'],
      ['room/text/en.json', '/tasks/lamp/name', 'Old lamp'],
      ['room/text/en.json', '/tasks/lamp/goal', ''],
    ])
  })

  it('changes that name alone where the words are there [DESIGN-4]', () => {
    const texts = {
      'room/text/en.json': '{ "name": "Room", "tasks": { "lamp": { "name": "Lamp", "goal": "See." } } }',
    }
    const wishes = nameWishes(texts, place('lamp'), 'Old lamp', { names: room.names, languages: ['en'] })
    expect(said(wishes)).toEqual([['room/text/en.json', '/tasks/lamp/name', 'Old lamp']])
  })

  it('notes what the names in other languages were translated from [AUTHOR-2] [DESIGN-4]', () => {
    const texts = {
      'room/text/en.json': '{ "name": "Room", "tasks": { "lamp": { "name": "Lamp", "goal": "See." } } }',
      'room/text/pl.json': '{ "name": "Pokój", "tasks": { "lamp": { "name": "Lampa", "goal": "Zobacz." } } }',
    }
    const languages = ['en', 'pl'] as const
    const wishes = nameWishes(texts, place('lamp'), 'Old lamp', { names: room.names, languages })
    expect(said(wishes)).toEqual([
      ['room/text/en.json', '/tasks/lamp/name', 'Old lamp'],
      ['room/text/sources/pl.json', '/from', 'en'],
      ['room/text/sources/pl.json', '/texts', { tasks: { lamp: { name: 'Lamp' } } }],
    ])
  })

  it('calls a mission so in all languages that have no name for it [DESIGN-4]', () => {
    const texts = { 'cellar/text/pl.json': '{ "name": "Piwnica" }' }
    const languages = ['en', 'pl', 'de'] as const
    expect(
      said(nameWishes(texts, place('cellar'), 'Old cellar', { names: cellar.names, languages })),
    ).toEqual([
      ['cellar/text/de.json', '/name', 'Old cellar'],
      ['cellar/text/en.json', '/name', 'Old cellar'],
    ])
  })
})

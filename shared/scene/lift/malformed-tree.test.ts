import { describe, expect, it } from 'vitest'
import { missionPath } from '../../domain/mission-kinds.ts'
import { liftTree } from './lift-tree.ts'

const harbour = { missionId: 'harbour', missionName: 'Harbour', missionType: 'allInOne', missions: [] }
const tree = (missions: unknown, root: object = {}) => ({
  jsonVersion: '1.0',
  adventureConfiguration: { isGraphicsForMobile: false, adventureBackground: null, mainDestinationType: '' },
  rootMission: { missionId: 'isles', missionName: 'Isles', missionType: 'movingmap', missions, ...root },
})
const liftedHarbour = (fields: object) => {
  const { adventure, errors } = liftTree(tree([{ missionId: 'harbour', ...fields }]))
  return { mission: adventure?.missions.get('harbour'), errors }
}

describe('a malformed tree', () => {
  it.each([
    ['a mission that is no object', tree([harbour, 7]), 'rootMission.missions[1]'],
    ['a missing id', tree([{ ...harbour, missionId: undefined }]), 'rootMission.missions[0].missionId'],
    ['an id that is a list', tree([{ ...harbour, missionId: ['a'] }]), 'rootMission.missions[0].missionId'],
    [
      'an id that no address can carry',
      tree([{ ...harbour, missionId: 'a\uD800' }]),
      'rootMission.missions[0].missionId',
    ],
    ['an id twice', tree([harbour, harbour]), 'rootMission.missions[1].missionId'],
    ['an unknown type', tree([{ ...harbour, missionType: 'ufo' }]), 'rootMission.missions[0].missionType'],
    [
      'a name that is a number',
      tree([{ ...harbour, missionName: 7 }]),
      'rootMission.missions[0].missionName',
    ],
    [
      'a script for a picture',
      tree([{ ...harbour, missionImage: 'java\nscript:alert(1)' }]),
      'rootMission.missions[0].missionImage',
    ],
    [
      'an address longer than any',
      tree([{ ...harbour, missionImage: `/${'a'.repeat(3000)}.png` }]),
      'rootMission.missions[0].missionImage',
    ],
    [
      'a picture for a film',
      tree([{ ...harbour, missionBackgroundVideo: '/a.png' }]),
      'rootMission.missions[0].missionBackgroundVideo',
    ],
    [
      'a sound that is no address',
      tree([{ ...harbour, missionSound: ['/a.ogg', 7] }]),
      'rootMission.missions[0].missionSound',
    ],
    [
      'a flag that is a word',
      { ...tree([]), adventureConfiguration: { isGraphicsForMobile: 'yes' } },
      'adventureConfiguration.isGraphicsForMobile',
    ],
    [
      'an unknown align',
      tree([{ ...harbour, missionAlign: 'middle' }]),
      'rootMission.missions[0].missionAlign',
    ],
    ['children that are no list', tree({ 0: harbour }), 'rootMission.missions'],
    ['a broken scene', tree([{ ...harbour, scene: { size: 3 } }]), 'rootMission.missions[0].scene.size'],
    ['no configuration', { ...tree([]), adventureConfiguration: undefined }, 'adventureConfiguration'],
    ['another version', { ...tree([]), jsonVersion: '9' }, 'jsonVersion'],
  ])('names the path of %s and keeps the rest playable [DATA-4]', (_, broken, path) => {
    const { adventure, errors } = liftTree(broken)
    expect(errors.map((error) => error.path)).toContain(path)
    expect(adventure?.missions.has('isles')).toBe(true)
  })

  it.each([
    [null],
    ['tree'],
    [[]],
    [{}],
    [{ rootMission: { missions: [harbour] } }],
    [{ backgroundLayerId: {}, clickableElements: [] }],
  ])('says that %j has no root to play [DATA-4]', (broken) => {
    const { adventure, errors } = liftTree(broken)
    expect(adventure).toBeNull()
    expect(errors).not.toEqual([])
  })

  it('shows what nobody knows as a list [MAP-3]', () => {
    expect(liftedHarbour({ missionType: 'ufo' }).mission?.kind).toBe('LMS')
  })

  it('stops at a tree that is deeper than any person draws [DATA-4]', () => {
    let deep: object = harbour
    for (let level = 0; level < 60; level++) deep = { missionId: `m${level}`, missions: [deep] }
    const { adventure, errors } = liftTree(tree([deep]))
    expect(errors.some(({ message }) => message.includes('deep'))).toBe(true)
    expect(adventure?.missions.size).toBeLessThan(60)
  })

  it('walks a tree that leads back into itself only once [DATA-4]', () => {
    const island: { missionId: string; missions: unknown[] } = { missionId: 'a', missions: [] }
    island.missions.push(harbour, island)
    const { adventure, errors } = liftTree(tree([island]))
    expect([...(adventure?.missions.keys() ?? [])]).toEqual(['isles', 'a', 'harbour'])
    expect(errors).toEqual([
      { path: 'rootMission.missions[0].missions[1].missionId', message: '"a" stands in the tree twice' },
    ])
  })

  it('of 10,000 missions keeps all, and shows them as a list [DATA-4]', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...harbour, missionId: `m${index}` }))
    const { adventure, errors } = liftTree(tree(many))
    expect(adventure?.missions.size).toBe(10_001)
    expect(adventure?.missions.get('isles')?.kind).toBe('LMS')
    expect(errors.map(({ path }) => path)).toEqual(['rootMission.missionType'])
  })

  it.each(['__proto__', 'constructor', '..', '.', '%2e', '<script>', "'; drop table", '🙂', '#?/&', ' '])(
    'plays on with the id and name %j, and has an address for it [DATA-4]',
    (text) => {
      const { adventure } = liftTree(tree([{ ...harbour, missionId: text, missionName: text }]))
      const mission = adventure?.missions.get(text)
      expect(mission?.name).toBe(text)
      expect(missionPath('map', text, text).split('/')).toHaveLength(7)
      expect(missionPath('map', text, text)).not.toMatch(/\/\.{0,2}(?:\/|$)/)
    },
  )
})

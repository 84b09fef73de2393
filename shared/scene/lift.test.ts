import { describe, expect, it } from 'vitest'
import { liftTree } from './lift.ts'

const harbour = { missionId: 'harbour', missionName: 'Harbour', missionType: 'allInOne', missions: [] }
const tree = (missions: unknown, root: object = {}) => ({
  jsonVersion: '1.0',
  adventureConfiguration: { isGraphicsForMobile: false, adventureBackground: null, mainDestinationType: '' },
  rootMission: { missionId: 'isles', missionName: 'Isles', missionType: 'movingmap', missions, ...root },
})

describe('lifting a tree of the new format', () => {
  it('becomes the one model: missions by id, with their parents and children [DATA-1] [DATA-4]', () => {
    const { adventure, faults } = liftTree(tree([harbour]))
    expect(faults).toEqual([])
    expect(adventure?.rootId).toBe('isles')
    expect(adventure?.missions.get('isles')).toMatchObject({
      kind: 'movingmap',
      parentId: null,
      childIds: ['harbour'],
    })
    expect(adventure?.missions.get('harbour')).toMatchObject({
      kind: 'allInOne',
      parentId: 'isles',
      align: 'center',
    })
  })

  it('gives a mission the background of the adventure where it names none of its own [DATA-1] [STAGE-3]', () => {
    const { adventure } = liftTree({
      ...tree([harbour, { ...harbour, missionId: 'school', missionBackground: '/own.webp' }]),
      adventureConfiguration: { adventureBackground: '/sea.webp' },
    })
    expect(adventure?.missions.get('harbour')?.background).toBe('/sea.webp')
    expect(adventure?.missions.get('school')?.background).toBe('/own.webp')
  })

  it.each([
    ['a mission that is no object', tree([harbour, 7]), 'rootMission.missions[1]'],
    ['a missing id', tree([{ ...harbour, missionId: undefined }]), 'rootMission.missions[0].missionId'],
    ['an id twice', tree([harbour, harbour]), 'rootMission.missions[1].missionId'],
    ['an unknown type', tree([{ ...harbour, missionType: 'ufo' }]), 'rootMission.missions[0].missionType'],
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
    const { adventure, faults } = liftTree(broken)
    expect(faults.map((fault) => fault.path)).toContain(path)
    expect(adventure?.missions.has('isles')).toBe(true)
  })

  it.each([[null], ['tree'], [[]], [{}], [{ rootMission: { missions: [harbour] } }]])(
    'says that %j has no root to play [DATA-4]',
    (broken) => {
      const { adventure, faults } = liftTree(broken)
      expect(adventure).toBeNull()
      expect(faults).not.toEqual([])
    },
  )

  it('stops at a tree that is deeper than any person draws [DATA-4]', () => {
    let deep: object = harbour
    for (let level = 0; level < 60; level++) deep = { missionId: `m${level}`, missions: [deep] }
    const { adventure, faults } = liftTree(tree([deep]))
    expect(faults.some(({ message }) => message.includes('deep'))).toBe(true)
    expect(adventure?.missions.size).toBeLessThan(60)
  })

  it('takes 10,000 missions [DATA-4]', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...harbour, missionId: `m${index}` }))
    expect(liftTree(tree(many)).adventure?.missions.size).toBe(10_001)
  })
})

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
  const { adventure, faults } = liftTree(tree([{ missionId: 'harbour', ...fields }]))
  return { mission: adventure?.missions.get('harbour'), faults }
}

describe('lifting a tree of the new format', () => {
  it('becomes the one model: missions by id, with their parents and children [DATA-1] [DATA-4]', () => {
    const { adventure, faults } = liftTree(tree([harbour]))
    expect(faults).toEqual([])
    expect(adventure).toMatchObject({ rootId: 'isles', isGraphicsForMobile: false })
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

  it('takes all that a mission says of itself [DATA-1] [STAGE-3]', () => {
    const { mission, faults } = liftedHarbour({
      missionName: 'Hafen Łódź',
      missionType: 'board',
      missionBackground: '/quay.webp',
      missionBackgroundVideo: '/quay.webm',
      missionThumbnail: 'https://art.example/quay-small.png',
      missionSound: ['/quay.ogg', '/quay.mp3'],
      missionAlign: 'left',
      assistant: '/puffin.webm',
    })
    expect(faults).toEqual([])
    expect(mission).toMatchObject({
      name: 'Hafen Łódź',
      kind: 'board',
      backgrounds: ['/quay.webp'],
      video: '/quay.webm',
      sound: ['/quay.ogg', '/quay.mp3'],
      thumbnail: 'https://art.example/quay-small.png',
      align: 'left',
      assistant: '/puffin.webm',
    })
  })

  it('takes what holds for the whole adventure: its background, its mobile art, its first kind [DATA-1] [STAGE-3]', () => {
    const { adventure } = liftTree({
      ...tree([harbour, { ...harbour, missionId: 'school', missionBackground: '/own.webp' }], {
        missionType: undefined,
      }),
      adventureConfiguration: {
        isGraphicsForMobile: true,
        adventureBackground: '/sea.webp',
        mainDestinationType: 'destination',
      },
    })
    expect(adventure?.isGraphicsForMobile).toBe(true)
    expect(adventure?.missions.get('isles')?.kind).toBe('destination')
    expect(adventure?.missions.get('harbour')?.backgrounds).toEqual(['/sea.webp'])
    expect(adventure?.missions.get('school')?.backgrounds).toEqual(['/own.webp'])
  })

  it('takes a classic mission: its background and its picture, open and done [DATA-2] [STAGE-2]', () => {
    const { mission } = liftedHarbour({
      missionBackground: '/quay.webp',
      missionImage: '/crane.png',
      missionImageDone: '/crane-lit.png',
    })
    expect(mission).toMatchObject({
      backgrounds: ['/quay.webp'],
      images: { normal: '/crane.png', done: '/crane-lit.png', hover: null },
    })
  })

  it('takes an adventure mission: what is pressed, and the view that it leads to [DATA-2] [STAGE-2] [STAGE-3]', () => {
    const { mission, faults } = liftedHarbour({
      clickableElementId: { image: '/a.png', imageDone: '/b.png', imageHoover: '/c.png' },
      destinationView: {
        backgroundLayerId: {
          adventureBodyBackground: '/body.webp',
          globalBackground: '/sky.webp',
          localBackground: '/quay.webp',
          taskBackground: '/desk.webp',
          taskBackgroundDone: '/desk-lit.webp',
          videoBackground: '/waves.webm',
        },
      },
    })
    expect(faults).toEqual([])
    expect(mission).toMatchObject({
      images: { normal: '/a.png', done: '/b.png', hover: '/c.png' },
      backgrounds: ['/body.webp', '/sky.webp', '/quay.webp'],
      taskBackground: '/desk.webp',
      taskBackgroundDone: '/desk-lit.webp',
      video: '/waves.webm',
    })
  })

  it.each([
    ['with missions below it', { missions: [{ missionId: 'quay' }] }, 'map'],
    ['without', {}, 'allInOne'],
  ])('a mission %s and no type is a %s', (_, fields, kind) => {
    expect(liftedHarbour(fields).mission?.kind).toBe(kind)
  })
})

describe('lifting legacy views', () => {
  const element = (viewId: unknown, name: string, layer: object = {}, clickableElements: unknown[] = []) => ({
    clickableElementId: { name, image: `/${name}.png` },
    destinationView: { viewId, backgroundLayerId: { type: 'staticmap', ...layer }, clickableElements },
  })
  const view = (layer: object, clickableElements: unknown) => ({
    viewId: 'world',
    backgroundLayerId: { name: 'World', type: 'movingmap', ...layer },
    clickableElements,
  })

  it('become the same model: a view for every element that leads to one [DATA-3] [DATA-4]', () => {
    const layer = {
      isGraphicsForMobile: true,
      globalBackground: '/sky.webp',
      localBackground: '/sea.webp',
      taskBackground: '/desk.webp',
      listImage: '/small.webp',
      videoBackground: '/waves.webm',
      assistants: ['/puffin.webm', '/gull.png'],
    }
    const { adventure, faults } = liftTree(
      view(layer, [element(12, 'Port', { adventureBodyBackground: '/b.webp' })]),
    )
    expect(faults).toEqual([])
    expect(adventure).toMatchObject({ rootId: 'world', isGraphicsForMobile: true })
    expect(adventure?.missions.get('world')).toMatchObject({
      name: 'World',
      kind: 'movingmap',
      childIds: ['12'],
      backgrounds: ['/sky.webp', '/sea.webp'],
      video: '/waves.webm',
      thumbnail: '/small.webp',
      assistant: '/puffin.webm',
    })
    expect(adventure?.missions.get('12')).toMatchObject({
      name: 'Port',
      kind: 'staticmap',
      parentId: 'world',
      images: { normal: '/Port.png', done: null, hover: null },
      // what all views share lies behind this one too
      backgrounds: ['/b.webp', '/sky.webp'],
      taskBackground: '/desk.webp',
    })
  })

  it('begin with the kind that the first view names for the adventure [DATA-3]', () => {
    const { adventure } = liftTree(view({ type: undefined, mainDestinationType: 'destination' }, []))
    expect(adventure?.missions.get('world')?.kind).toBe('destination')
  })

  it.each([
    [
      'an element that leads nowhere',
      [{ clickableElementId: { name: 'Hut' } }],
      'clickableElements[0].missionId',
    ],
    ['an element that is none', [null], 'clickableElements[0]'],
    ['elements that are no list', 'none', 'clickableElements'],
    ['a view twice', [element('world', 'Again')], 'clickableElements[0].destinationView.viewId'],
    [
      'an unknown type below',
      [element('a', 'A', {}, [element('b', 'B', { type: 'ufo' })])],
      'clickableElements[0].destinationView.clickableElements[0].destinationView.backgroundLayerId.type',
    ],
  ])('name the path of %s and keep the rest playable [DATA-3] [DATA-4]', (_, elements, path) => {
    const { adventure, faults } = liftTree(view({}, elements))
    expect(faults.map((fault) => fault.path)).toContain(path)
    expect(adventure?.missions.has('world')).toBe(true)
  })
})

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
    const { adventure, faults } = liftTree(broken)
    expect(faults.map((fault) => fault.path)).toContain(path)
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
    const { adventure, faults } = liftTree(broken)
    expect(adventure).toBeNull()
    expect(faults).not.toEqual([])
  })

  it('shows what nobody knows as a list [MAP-3]', () => {
    expect(liftedHarbour({ missionType: 'ufo' }).mission?.kind).toBe('LMS')
  })

  it('stops at a tree that is deeper than any person draws [DATA-4]', () => {
    let deep: object = harbour
    for (let level = 0; level < 60; level++) deep = { missionId: `m${level}`, missions: [deep] }
    const { adventure, faults } = liftTree(tree([deep]))
    expect(faults.some(({ message }) => message.includes('deep'))).toBe(true)
    expect(adventure?.missions.size).toBeLessThan(60)
  })

  it('walks a tree that leads back into itself only once [DATA-4]', () => {
    const island: { missionId: string; missions: unknown[] } = { missionId: 'a', missions: [] }
    island.missions.push(harbour, island)
    const { adventure, faults } = liftTree(tree([island]))
    expect([...(adventure?.missions.keys() ?? [])]).toEqual(['isles', 'a', 'harbour'])
    expect(faults).toEqual([
      { path: 'rootMission.missions[0].missions[1].missionId', message: '"a" stands in the tree twice' },
    ])
  })

  it('of 10,000 missions keeps all, and shows them as a list [DATA-4]', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...harbour, missionId: `m${index}` }))
    const { adventure, faults } = liftTree(tree(many))
    expect(adventure?.missions.size).toBe(10_001)
    expect(adventure?.missions.get('isles')?.kind).toBe('LMS')
    expect(faults.map(({ path }) => path)).toEqual(['rootMission.missionType'])
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

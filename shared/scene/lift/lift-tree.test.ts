import { describe, expect, it } from 'vitest'
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

describe('lifting a tree of the new format', () => {
  it('becomes the one model: missions by id, with their parents and children [DATA-1] [DATA-4]', () => {
    const { adventure, errors } = liftTree(tree([harbour]))
    expect(errors).toEqual([])
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

  it('starts in the mission of the main destination’s type, else in the root [MAP-3]', () => {
    const keep = { missionId: 'keep', missionName: 'Keep', missionType: 'destination', missions: [] }
    const hubOf = (mainDestinationType: string) => {
      const whole = tree([harbour, keep])
      const adventureConfiguration = { ...whole.adventureConfiguration, mainDestinationType }
      return liftTree({ ...whole, adventureConfiguration }).adventure?.hubId
    }
    expect(hubOf('destination')).toBe('keep')
    expect(hubOf('movingmap')).toBe('isles')
    expect(hubOf('board')).toBe('isles')
    expect(hubOf('')).toBe('isles')
  })

  it('takes all that a mission says of itself [DATA-1] [STAGE-3]', () => {
    const { mission, errors } = liftedHarbour({
      missionName: 'Hafen Łódź',
      missionType: 'board',
      missionBackground: '/quay.webp',
      missionBackgroundVideo: '/quay.webm',
      missionThumbnail: 'https://art.example/quay-small.png',
      missionSound: ['/quay.ogg', '/quay.mp3'],
      missionAlign: 'left',
      assistant: '/puffin.webm',
    })
    expect(errors).toEqual([])
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
    const { mission, errors } = liftedHarbour({
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
    expect(errors).toEqual([])
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

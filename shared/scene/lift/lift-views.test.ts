import { describe, expect, it } from 'vitest'
import { liftTree } from './lift-tree.ts'

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
    const { adventure, errors } = liftTree(
      view(layer, [element(12, 'Port', { adventureBodyBackground: '/b.webp' })]),
    )
    expect(errors).toEqual([])
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
    const { adventure, errors } = liftTree(view({}, elements))
    expect(errors.map((error) => error.path)).toContain(path)
    expect(adventure?.missions.has('world')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { droppedArt, freeId, otherDrawings, slugOf } from './dropped-art.ts'

const known = (paths: readonly string[] = [], ids: readonly string[] = []) => ({
  ...{
    mission: 'room',
    paths,
    isDrawn: false,
    ids: new Set(ids),
    isDrawing: (name: string) => name === 'whole.svg',
  },
})

describe('files that are dropped beside all places', () => {
  it('are layers where their names say so, whatever else lies there [DESIGN-4]', () => {
    const names = ['01 background.png', 'element bell.png', 'element bell done.webp', 'Layer_Hills.png']
    expect(droppedArt(names, known())).toEqual(names.map((name) => ({ kind: 'layer', path: `room/${name}` })))
  })

  it('are a backdrop first and then places of their own, each under an id that is free [DESIGN-4]', () => {
    expect(droppedArt(['IMG 1.jpg', 'Old Lamp.PNG', 'old_lamp.webp'], known([], ['old-lamp']))).toEqual([
      { kind: 'layer', path: 'room/background.jpg' },
      { kind: 'place', path: 'room/element old-lamp-2.png', id: 'old-lamp-2' },
      { kind: 'place', path: 'room/element old-lamp-3.webp', id: 'old-lamp-3' },
    ])
    expect(droppedArt(['bell.png'], known(['room/scene.svg']))).toEqual([
      { kind: 'place', path: 'room/element bell.png', id: 'bell' },
    ])
    expect(droppedArt(['bell.png'], known(['attic/scene.svg']))[0]).toMatchObject({ kind: 'layer' })
  })

  it('are the whole scene, in a Photoshop document or an SVG in layers, in place of the drawing that is there [DESIGN-4]', () => {
    expect(droppedArt(['My room.PSD', 'whole.svg'], known())).toEqual([
      { kind: 'drawing', path: 'room/scene.psd' },
      { kind: 'drawing', path: 'room/scene.svg' },
    ])
    const paths = ['room/scene.svg', 'room/scene.json', 'attic/scene.svg']
    expect(otherDrawings(paths, 'room/scene.psd')).toEqual(['room/scene.svg'])
  })

  it('stay the pieces that their names say, though programs name layers in them; one alone is the drawing [DESIGN-4]', () => {
    const names = ['01 background.svg', 'element lamp.svg', 'one.svg', 'two.svg']
    expect(droppedArt(names, { ...known(), isDrawing: () => true })).toMatchObject([
      { kind: 'layer', path: 'room/01 background.svg' },
      { kind: 'layer', path: 'room/element lamp.svg' },
      { kind: 'drawing', path: 'room/scene.svg' },
      { kind: 'place', path: 'room/element two.svg' },
    ])
  })

  it('are what their names say, or nothing of a scene [DESIGN-4]', () => {
    expect(
      droppedArt(['assistant.webm', 'thumbnail.png', 'notes.txt'], known(['room/background.png'])),
    ).toEqual([
      { kind: 'other', path: 'room/assistant.webm' },
      { kind: 'other', path: 'room/thumbnail.png' },
      null,
    ])
  })
})

it('makes ids of names in any language [DESIGN-4]', () => {
  expect(slugOf('Żółta łódź (2).png')).toBe('zolta-lodz-2')
  expect(slugOf('???.png')).toBe('place')
  expect(freeId('bell', new Set(['bell', 'bell-2']))).toBe('bell-3')
})

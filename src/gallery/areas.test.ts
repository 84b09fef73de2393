import { describe, expect, it } from 'vitest'
import { anElement } from '#src/stage/testing/scenes.ts'
import { areaAt, boxAround, pressSnippet, seenBox } from './areas.ts'

const plain = anElement('isle')
const box = { x: 100, y: 100, width: 400, height: 300 }
const hit = [
  { x: 200, y: 150 },
  { x: 300, y: 150 },
  { x: 300, y: 250 },
]
const isle = anElement('isle', {
  layout: { ...plain.layout, picture: { ...plain.layout.picture, box }, hit },
})
const all = { hasHits: true, hasBoxes: true }
const none = { hasHits: false, hasBoxes: false }

describe('a press on the scene', () => {
  it('copies the box of the area under it, of two the smaller one', () => {
    expect(pressSnippet({ x: 280, y: 170 }, [isle], all)).toBe('[200, 150, 100, 100]')
    expect(pressSnippet({ x: 120, y: 120 }, [isle], all)).toBe('[100, 100, 400, 300]')
  })

  it('copies the place where no area is drawn', () => {
    expect(pressSnippet({ x: 280, y: 170 }, [isle], none)).toBe('280, 170')
    expect(pressSnippet({ x: 20, y: 20 }, [isle], all)).toBe('20, 20')
  })

  it('knows only what is drawn: beside the corner of a hit area there is none', () => {
    expect(areaAt({ x: 210, y: 240 }, [isle], { hasHits: true, hasBoxes: false })).toBeNull()
    expect(areaAt({ x: 210, y: 240 }, [isle], { hasHits: false, hasBoxes: true })).toEqual(box)
  })
})

describe('what is drawn over the scene', () => {
  it('looks at the part that the camera shows', () => {
    const view = { x: 960, y: 540, scale: 0.5 }
    expect(seenBox(view, { width: 960, height: 540 })).toEqual({ x: 0, y: 0, width: 1920, height: 1080 })
    expect(seenBox({ ...view, scale: 2 }, { width: 400, height: 200 })).toEqual({
      x: 860,
      y: 490,
      width: 200,
      height: 100,
    })
  })

  it('has a box around every polygon', () => {
    expect(boxAround(hit)).toEqual({ x: 200, y: 150, width: 100, height: 100 })
  })
})

import { expect, it } from 'vitest'
import { asScenery } from './scenery.ts'

const DRAWING = [
  '<svg><g id="background"/>',
  '<g id="element old-lamp"><path d="M0 0"/></g>',
  '<g id="element old-lamp done" style="fill:red;display:inline"/><g inkscape:label="element old lamp light" id="g7"/>',
  '<g id="element old-lamp-post"/></svg>',
].join('\n')

it('makes scenery of a place that is drawn, and hides how it looks when done or lit [AUTHOR-1]', () => {
  expect(asScenery(DRAWING, 'old-lamp').split('\n')).toEqual([
    '<svg><g id="background"/>',
    '<g id="layer old-lamp"><path d="M0 0"/></g>',
    '<g id="element old-lamp done" style="display:none;fill:red;"/><g style="display:none" inkscape:label="element old lamp light" id="g7"/>',
    '<g id="element old-lamp-post"/></svg>',
  ])
})

it('leaves a drawing alone that does not have the place [AUTHOR-1]', () => {
  expect(asScenery(DRAWING, 'bell')).toBe(DRAWING)
  expect(asScenery(DRAWING, 'lamp')).toBe(DRAWING)
})

it('hides by the style, which a rule of a class does not win over, as the attribute would let it [AUTHOR-1]', () => {
  const drawing = '<svg><g id="element lamp"/><g id="element lamp done" class="st0" display="inline"/></svg>'
  expect(asScenery(drawing, 'lamp')).toBe(
    '<svg><g id="layer lamp"/><g style="display:none" id="element lamp done" class="st0" display="inline"/></svg>',
  )
})

it('takes a name that no other layer has, in the drawing or beside it [AUTHOR-1]', () => {
  const drawing = '<svg><g id="layer lamp"/><g id="element lamp"/><g id="front lamp-3"/></svg>'
  expect(asScenery(drawing, 'lamp')).toContain('<g id="layer lamp-2"/>')
  expect(asScenery(drawing, 'lamp', ['lamp-2'])).toContain('<g id="layer lamp-3"/>')
  expect(asScenery('<svg><g id="element lamp"/><g id="element lamp"/></svg>', 'lamp')).toBe(
    '<svg><g id="layer lamp"/><g id="layer lamp-2"/></svg>',
  )
})

it('reads the names of a group in the order in which the server does [AUTHOR-1]', () => {
  const asLabel = '<g id="element lamp" inkscape:label="element bell"/>'
  expect(asScenery(`<svg>${asLabel}</svg>`, 'lamp')).toBe(`<svg>${asLabel}</svg>`)
  expect(asScenery(`<svg>${asLabel}</svg>`, 'bell')).toBe(
    '<svg><g id="element lamp" inkscape:label="layer bell"/></svg>',
  )
  const unnamed = `<g id='element_lamp' data-name="Ebene 4"/>`
  expect(asScenery(`<svg>${unnamed}</svg>`, 'lamp')).toBe(
    `<svg><g id='layer lamp' data-name="Ebene 4"/></svg>`,
  )
})

it('finds the end of a tag behind signs that are quoted, and takes no value for an attribute [AUTHOR-1]', () => {
  const drawing = `<svg><g desc="a > b, id='element bell'" id='element lamp'/><g desc='id="element lamp"'/></svg>`
  expect(asScenery(drawing, 'lamp')).toBe(
    `<svg><g desc="a > b, id='element bell'" id='layer lamp'/><g desc='id="element lamp"'/></svg>`,
  )
  expect(asScenery(drawing, 'bell')).toBe(drawing)
})

it('leaves what is drawn inside of a place or a layer as it is called, for the server reads no name there [AUTHOR-1]', () => {
  const inside = '<g id="element lamp"><path d="M0 0"/></g><g id="element lamp done"/>'
  const drawing = `<svg><g id="layer shore">${inside}</g><g id="element lamp">${inside}</g><g id="element lamp light"/></svg>`
  expect(asScenery(drawing, 'lamp')).toBe(
    `<svg><g id="layer shore">${inside}</g><g id="layer lamp">${inside}</g><g style="display:none" id="element lamp light"/></svg>`,
  )
  expect(asScenery(`<svg><g id="layer shore">${inside}</g></svg>`, 'lamp')).toBe(
    `<svg><g id="layer shore">${inside}</g></svg>`,
  )
})

it('finds a place in the frame that a program puts around everything [AUTHOR-1]', () => {
  const frame = (name: string) => `<svg><switch><g id="Frame 1"><g/><g id="${name}"/></g></switch></svg>`
  expect(asScenery(frame('element lamp'), 'lamp')).toBe(frame('layer lamp'))
})

it('takes no comment and nothing that is not drawn for a group [AUTHOR-1]', () => {
  const aside = '<!-- </g><g id="element lamp"> --><![CDATA[<g>]]><defs><g id="element lamp"/></defs>'
  const drawing = (name: string) => `<svg>${aside}<g id="background">${aside}</g><g id="${name}"/></svg>`
  expect(asScenery(drawing('element lamp'), 'lamp')).toBe(drawing('layer lamp'))
})

it('reads a drawing once, also one that is made of tags that do not end [AUTHOR-1]', () => {
  const hostile = `<svg>${'<g "'.repeat(200_000)}`
  expect(asScenery(hostile, 'lamp')).toBe(hostile)
  const open = `<svg>${'<!-- <![CDATA[ <g>'.repeat(200_000)}`
  expect(asScenery(open, 'lamp')).toBe(open)
})

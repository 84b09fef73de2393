import { expect, it } from 'vitest'
import { isDrawingFile } from './fit-picture.ts'
import { sizedDrawing } from './sized-drawing.ts'

const FRAME = { width: 640, height: 320 }
const SVG = 'http://www.w3.org/2000/svg'
const XMLNS = `xmlns="${SVG}"`

/** As a browser reads it. */
function sizeOf(text: string): string {
  const root = new DOMParser().parseFromString(sizedDrawing(text, FRAME), 'image/svg+xml').documentElement
  return `${root.getAttribute('width')} x ${root.getAttribute('height')} ${root.namespaceURI}`
}

it.each([
  ['with a view box alone fills the frame in its shape', `<svg ${XMLNS} viewBox="0 0 100 25"/>`, '640 x 160'],
  ['with commas in its view box does, too', `<svg ${XMLNS} viewBox='0,0,10,10'/>`, '320 x 320'],
  [
    'that is as wide as its page',
    `<svg ${XMLNS} width="100%"\n height="100%" viewBox="0 0 4 4"/>`,
    '320 x 320',
  ],
  ['with one side alone', `<svg ${XMLNS} width="40" stroke-width="3" viewBox="0 0 4 4"/>`, '320 x 320'],
  ['that is nothing but a line has a height', `<svg ${XMLNS} viewBox="0 0 10000 1"/>`, '640 x 1'],
  ['that is nothing but an upright line has a width', `<svg ${XMLNS} viewBox="0 0 1 10000"/>`, '1 x 320'],
  ['without any box is the frame', `<svg ${XMLNS}/>`, '640 x 320'],
  [
    'with a size of its own keeps it',
    `<svg ${XMLNS} width="4cm" height="20" viewBox="0 0 4 4"/>`,
    '4cm x 20',
  ],
  [
    'behind a comment with another one',
    `<!-- <svg width="1" height="1"> -->\n<svg ${XMLNS} viewBox="0 0 2 1"></svg>`,
    '640 x 320',
  ],
  [
    'with the end of a tag in its words',
    `<svg aria-label="a > b" ${XMLNS} viewBox="0 0 1 1"></svg>`,
    '320 x 320',
  ],
])('a drawing %s [DESK-1]', (_, text, size) => {
  expect(sizeOf(`<?xml version="1.0"?>\n${text}`)).toBe(`${size} ${SVG}`)
})

it('a drawing without its namespace, as editors of text leave it, is one all the same [DESK-1]', () => {
  expect(sizeOf('<svg viewBox="0 0 2 1"><rect width="2" height="1"/></svg>')).toBe(`640 x 320 ${SVG}`)
})

it('what a drawing shows stays as it is [DESK-1]', () => {
  const inside = '<rect width="2" height="1"/><svg width="1" viewBox="0 0 1 1"/>'
  expect(sizedDrawing(`<svg ${XMLNS} viewBox="0 0 2 1" fill="red">${inside}</svg>`, FRAME)).toBe(
    `<svg width="640" height="320" ${XMLNS} viewBox="0 0 2 1" fill="red">${inside}</svg>`,
  )
})

it.each([
  '<html/>',
  '<svg',
  'no drawing',
  '',
  // its namespace has a name of its own
  `<svg:svg xmlns:svg="${SVG}" viewBox="0 0 2 1"/>`,
])('what is no drawing stays as it is: %j [DESK-1]', (text) => {
  expect(sizedDrawing(text, FRAME)).toBe(text)
})

it('a drawing is known by its type, and by its name where the system names none [DESK-1]', () => {
  expect(isDrawingFile({ type: 'image/svg+xml', name: 'logo' })).toBe(true)
  expect(isDrawingFile({ type: '', name: 'Logo.SVG' })).toBe(true)
  expect(isDrawingFile({ type: 'image/png', name: 'logo.svg' })).toBe(false)
  expect(isDrawingFile({ type: '', name: 'logo.png' })).toBe(false)
})

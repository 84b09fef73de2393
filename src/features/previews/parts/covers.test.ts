import { expect, it } from 'vitest'
import type { Point } from '#shared/scene/layout.ts'
import { coverAt, coversOf } from './covers.ts'

const screen = { width: 100, height: 100 }
const place = (id: string, x: number, y: number) => ({ id, name: id, box: { x, y, width: 20, height: 20 } })
const NONE = new Map<string, readonly Point[]>()

it('says how much of a place lies beneath what, and how much is beyond the edge [DESIGN-4]', () => {
  // a list over the right half of the screen, a bar over its last tenth
  const coveredBy = ({ x, y }: Point) => (y > 90 ? 'Bar' : x > 50 ? 'Tasks' : null)
  const places = [place('free', 0, 0), place('under', 60, 80), place('half', 40, 0), place('out', 0, 90)]
  expect(coversOf({ places, screen, outlines: NONE, coveredBy })).toEqual([
    { id: 'under', name: 'under', covered: 100, by: ['Bar', 'Tasks'].toReversed(), outside: 0 },
    { id: 'half', name: 'half', covered: 44, by: ['Tasks'], outside: 0 },
    { id: 'out', name: 'out', covered: 44, by: ['Bar'], outside: 56 },
  ])
})

it('looks at what can be pressed of a place, not at the corners of its picture [DESIGN-4]', () => {
  const coveredBy = ({ x }: Point) => (x > 10 ? 'Tasks' : null)
  const left = [
    { x: 0, y: 0 },
    { x: 0.45, y: 0 },
    { x: 0.45, y: 1 },
    { x: 0, y: 1 },
  ]
  const asked = { places: [place('lamp', 0, 0)], screen, coveredBy }
  expect(coversOf({ ...asked, outlines: NONE })).toHaveLength(1)
  expect(coversOf({ ...asked, outlines: new Map([['lamp', left]]) })).toEqual([])
})

it('calls what lies on top as a screen reader does, and the scene nothing [DESIGN-4]', () => {
  document.body.innerHTML = `<div id="root"><div data-scene="map"><canvas></canvas></div>
    <aside aria-labelledby="head"><h2 id="head">Tasks</h2><p><b>One</b></p></aside><i>Loose</i></div>`
  const at = (selector: string) => {
    document.elementFromPoint = () => document.querySelector(selector)
    return coverAt(document, { x: 0, y: 0 })
  }
  expect(['canvas', 'b', 'i', '#root', 'body', 'nothing'].map(at)).toEqual([
    ...[null, 'Tasks', 'Loose'],
    ...[null, null, null],
  ])
  document.body.innerHTML = ''
})

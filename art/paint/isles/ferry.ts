import { mix } from '../lib/colour.ts'
import { ellipse, lens, line, polygon, r, rect, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { crate, lampPost, person } from '../lib/parts/people.ts'
import { pier } from '../lib/parts/pier.ts'
import { contactShadow } from '../lib/parts/snow.ts'
import { across, type Isle } from './world.ts'

const WATER = 1626

/** The ferry at its landing stage off the harbour: a small steamer, gangway down, the skipper waiting. */
export function ferry(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.05, dusk: 0.24, x: across(1760) })
  pier(s, { from: [1664, 1598], to: [1800, 1596], depth: 22, waterline: WATER, posts: 4 })
  contactShadow(s, 1730, 1616, 70, 4)
  lampPost(s, [1668, 1612], 74)
  crate(s, [1684, 1614], 18)
  person(s, [1730, 1614], 32, '#8A4A5C')
  person(s, [1746, 1615], 30, '#3F6F78', '#E8B56A')
  const lamp = steamer(s, [1858, WATER])
  s.stroke('M1792 1606Q1802 1618 1812 1606', s.c('#C9A888'), 2.4)
  s.fill(
    polygon([
      [1766, 1608],
      [1808, 1594],
      [1812, 1599],
      [1770, 1615],
    ]),
    s.across('#B08A70', '#5B4A63'),
  )
  return { sketch: s, lamp: { at: lamp, radius: 190, waterline: WATER }, waterline: WATER, unit: 1.8 }
}

/** @param at middle of its waterline. Returns the lantern at the masthead. */
function steamer(s: Sketch, [x, y]: Point): Point {
  const colour = '#A4524A'
  s.fill(lens(x, y + 4, 104, 6), s.c('#142A52'), 0.55)
  const hull = `M${r(x - 86)} ${r(y - 40)}Q${r(x - 20)} ${r(y - 28)} ${r(x + 40)} ${r(y - 32)}L${r(x + 100)} ${r(y - 48)}Q${r(x + 88)} ${r(y - 8)} ${r(x + 64)} ${r(y + 4)}H${r(x - 66)}Q${r(x - 82)} ${r(y - 8)} ${r(x - 86)} ${r(y - 40)}Z`
  cabin(s, [x - 8, y - 30])
  s.light.occluder(hull)
  s.light.surface(hull, 0.3)
  s.fill(hull, s.across(mix(colour, '#FFD9C0', 0.22), colour, mix(colour, '#1B3158', 0.5)))
  s.fill(
    `M${r(x - 88)} ${r(y - 44)}Q${r(x - 20)} ${r(y - 31)} ${r(x + 40)} ${r(y - 36)}L${r(x + 102)} ${r(y - 53)}L${r(x + 99)} ${r(y - 43)}L${r(x + 40)} ${r(y - 27)}Q${r(x - 20)} ${r(y - 22)} ${r(x - 86)} ${r(y - 35)}Z`,
    s.across('#F0DED6', '#9DADCB'),
  )
  s.fill(
    `M${r(x - 74)} ${r(y - 6)}H${r(x + 74)}Q${r(x + 70)} ${r(y)} ${r(x + 64)} ${r(y + 4)}H${r(x - 66)}Z`,
    s.c('#2C3158'),
    0.7,
  )
  for (const dx of [-54, -30, -6, 18, 42]) {
    const port = ellipse(x + dx, y - 16, 4.4, 4.4)
    s.fill(ellipse(x + dx, y - 16, 6.2, 6.2), s.c('#D8B08A'))
    s.fill(port, s.c('#3A4F7E'))
    s.light.window(port, [x + dx, y - 16], 8)
  }
  for (const dx of [-64, 66]) s.fill(lens(x + dx, y + 4, 26, 1.6), s.c('#E4ECF4'), 0.55)
  return mast(s, [x + 58, y - 40])
}

/** Saloon, wheelhouse and funnel, snow on all of them. @param at middle of the deck. */
function cabin(s: Sketch, [x, y]: Point): void {
  const saloon = rect(x - 62, y - 26, 104, 30)
  s.light.occluder(saloon)
  s.fill(saloon, s.across('#EADBD6', '#A9B0CC', '#6F80AC'))
  for (let i = 0; i < 6; i++) {
    const pane = rect(x - 56 + i * 16, y - 19, 10, 12)
    s.fill(pane, s.down('#5B76A6', '#2A3D69'))
    s.light.window(pane, [x - 51 + i * 16, y - 13], 12)
  }
  const roof = rect(x - 67, y - 33, 114, 8)
  s.light.surface(roof)
  s.fill(roof, s.across('#E9DCE2', '#AFC0DD', '#8AA3CC'))
  const house = rect(x + 4, y - 58, 36, 27)
  s.light.occluder(house)
  s.fill(house, s.across('#C28A5A', '#6B5064'))
  for (const dx of [8, 24]) {
    const pane = rect(x + dx, y - 53, 12, 13)
    s.fill(pane, s.down('#6E8BB8', '#33497A'))
    s.light.window(pane, [x + dx + 6, y - 46], 14)
  }
  const lid = `M${r(x)} ${r(y - 57)}Q${r(x + 22)} ${r(y - 72)} ${r(x + 44)} ${r(y - 57)}Z`
  s.light.surface(lid)
  s.fill(lid, s.across('#EFE3E6', '#9DB2D4'))
  const funnel = polygon([
    [x - 40, y - 32],
    [x - 37, y - 78],
    [x - 15, y - 78],
    [x - 12, y - 32],
  ])
  s.light.occluder(funnel)
  s.fill(funnel, s.across('#F0B26A', '#C2743F', '#6E4450'))
  s.fill(rect(x - 38, y - 80, 24, 14), s.across('#3A4468', '#232C52'))
  s.fill(rect(x - 37, y - 60, 22, 7), s.across('#F3E6DC', '#A3A9C6'))
  s.light.surface(ellipse(x - 26, y - 80, 12, 3))
  s.fill(ellipse(x - 26, y - 80, 12, 3), s.c('#DCE3EF'))
}

function mast(s: Sketch, [x, y]: Point): Point {
  s.stroke(
    line([
      [x, y],
      [x, y - 86],
    ]),
    s.c('#3A3453'),
    4,
  )
  s.stroke(
    line([
      [x, y - 84],
      [x + 38, y - 10],
    ]) +
      line([
        [x, y - 84],
        [x - 34, y - 20],
      ]),
    s.c('#2C3258'),
    1.4,
    0.8,
  )
  const lamp: Point = [x, y - 94]
  const glass = ellipse(lamp[0], lamp[1], 9, 11)
  s.fill(rect(x - 8, y - 85, 16, 4) + rect(x - 6, y - 108, 12, 4), s.c('#4A4060'))
  s.fill(glass, s.across('#DCC8A8', '#6E80AC'))
  s.light.lantern(glass, lamp, 18)
  s.fill(
    polygon([
      [x - 10, y - 104],
      [x, y - 114],
      [x + 10, y - 104],
    ]),
    s.c('#DCE3EF'),
  )
  return lamp
}

import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, smooth, type Point } from '../../lib/path.ts'
import { laptop, mug, rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { keyhole, padlock } from '../studio/padlock.ts'
import { head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { gull } from './locked-screen.ts'

/** A hand on two keys, a padlock on the screen, and a gull that came for nothing. */
export function screenAsleep(): Spot {
  const s = new Spot(flameOf([92, 500], 160), 700)
  plaster(s, '#34547C')
  const view = rect(676, 60, 236, 330)
  s.inside(view, () => {
    dusk(s, { horizon: 300, sun: 700, box: [676, 60, 236, 340], seed: 31 })
    s.fill(rect(676, 352, 236, 50), '#B4C4DF')
    s.placed([812, 370], 0, 0.94, () => gull(s, [0, 0]))
  })
  s.stroke(view, '#6A5268', 18)
  s.stroke('M670 54V390M670 52H912', '#C99A78', 4, 0.5)
  table(s, 400, 552)
  lantern(s, [92, 500], 160)
  laptop(s, { at: [400, 496], width: 380, screen: lockedScreen(s) })
  hand(s, { pose: 'flat', at: [520, 484], turn: 24, scale: 0.86, skin: SKINS.fair, sleeve: '#2F6A66' })
  return s
}

function lockedScreen(s: Spot): (w: number, h: number) => void {
  return (w, h) => {
    s.fill(
      rect(0, 0, w, h - 2),
      s.picture.linear(
        [
          [0, '#1E3A70'],
          [1, '#0F2450'],
        ],
        [0, 0],
        [0.3, 1],
      ),
    )
    s.pool([w / 2, h * 0.6], w * 0.44, h * 0.46, 0.5, '#6FA4DC')
    padlock(s, { at: [w / 2, h * 0.44], width: 112, height: 92 })
    s.fill(keyhole([w / 2, h * 0.44 + 50], 46), '#3A2440')
  }
}

/** The chair is empty, the screen is on, the mug steams, and somebody looks in at the door. */
export function emptyChair(): Spot {
  const s = new Spot(flameOf([880, 520], 150), 640)
  wall(s, '#34507E')
  seaWindow(s, { box: [70, 70, 220, 180], sun: 0.2, seed: 33 })
  doorway(s)
  table(s, 420, 556)
  chairBack(s, [150, 470])
  laptop(s, { at: [402, 520], width: 268 })
  mug(s, [608, 514], 70)
  lantern(s, [880, 520], 150)
  return s
}

/** A door pulled open, light from the corridor, a curious visitor leaning round its frame. */
function doorway(s: Spot): void {
  s.form(rect(648, 40, 254, 400), '#8A5A48', { from: 'top', rim: 3 })
  const gap = rect(668, 60, 214, 400)
  s.fill(
    gap,
    s.picture.linear(
      [
        [0, '#6F93BE'],
        [0.5, '#3E5F96'],
        [1, '#1C3262'],
      ],
      [1, 0],
      [0.2, 1],
    ),
  )
  s.inside(gap, () => {
    s.glow([850, 110], 110, 0.4)
    const coat = '#5A4C8A'
    torso(s, [716, 250], 170, 260, coat, '#D9A05A')
    head(s, {
      at: [724, 178],
      size: 62,
      look: 'left',
      hair: 'curls',
      colour: '#2A2438',
      skin: SKINS.brown,
      lean: -12,
      eyes: 1,
    })
  })
  s.form(
    polygon([
      [882, 60],
      [952, 30],
      [952, 520],
      [882, 450],
    ]),
    '#96644C',
    { depth: 0.5, rim: 3 },
  )
  s.form(ellipse(900, 262, 10, 12), '#E9B65E', { rim: 2 })
  for (let i = 0; i < 4; i++) {
    s.stroke(`M682 ${304 + i * 17}H652`, mix(SKINS.brown, '#24183C', 0.5), 17)
    s.stroke(`M682 ${302 + i * 17}H653`, mix(SKINS.brown, '#FFB45C', 0.16), 13)
  }
}

/** An office chair turned away from its desk. */
function chairBack(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 118], 120, 20, 0.7)
  s.form(rounded(x - 12, y - 20, 24, 130, 8), '#46557F', { rim: 2 })
  s.form(rounded(x - 104, y - 216, 196, 206, 44), '#A4524A', { depth: 0.6, rim: 5 })
  s.stroke(
    smooth([
      [x - 78, y - 176],
      [x - 6, y - 190],
      [x + 66, y - 176],
    ]),
    mix('#A4524A', '#FFE3C2', 0.4),
    5,
    0.5,
  )
  s.form(rounded(x - 116, y - 28, 226, 48, 22), '#8A424A', { from: 'top', depth: 0.6, rim: 4 })
}

/** The bag with the computer in it crosses the bay alone. */
export function bagSailsAway(): Spot {
  const s = new Spot([150, 236], 700)
  dusk(s, { horizon: 250, sun: 760, seed: 36 })
  quay(s)
  s.fill(
    rect(0, 500, 960, 100),
    s.picture.linear(
      [
        [0, '#7A5A5C'],
        [1, '#252448'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  rail(s)
  bench(s)
  bag(s, [560, 424])
  lantern(s, [128, 508], 132)
  return s
}

/** The pier left behind: a lamp, two houses, somebody with both arms up. */
function quay(s: Spot): void {
  s.form('M140 262Q220 232 330 240Q420 226 480 262Z', '#7E99C6', { from: 'top', rim: 2, warmth: 0.2 })
  for (const [x, own] of [
    [246, '#A4524A'],
    [372, '#3F6F78'],
  ] as const) {
    s.form(rect(x, 202, 62, 46), own, { rim: 2, warmth: 0.5 })
    s.form(
      polygon([
        [x - 8, 204],
        [x + 31, 164],
        [x + 70, 204],
      ]),
      '#C3D0E4',
      { rim: 2, warmth: 0.3 },
    )
    s.fill(rect(x + 12, 216, 14, 18) + rect(x + 38, 216, 14, 18), '#FFC86A')
    s.glow([x + 31, 224], 54, 0.5)
  }
  s.form(rect(36, 256, 190, 12), '#6A5258', { from: 'top', rim: 2 })
  for (const x of [52, 122, 196]) s.form(rect(x, 266, 10, 26), '#4A3E58', { rim: 0 })
  s.within('transform="translate(-478 0)"', () => {
    s.stroke('M552 234l-24 -38M578 234l24 -38', '#C2493A', 10)
    s.form('M546 258L551 226Q565 214 579 226L584 258Z', '#C2493A', { rim: 2 })
    s.form(ellipse(565, 206, 12, 13), SKINS.fair, { rim: 1 })
    s.form('M552 202Q553 189 565 189Q577 189 578 202Z', '#E9B65E', { rim: 1 })
  })
  s.stroke('M470 300q120 10 300 2M420 330q200 16 420 0', '#E8F0F6', 4, 0.4)
}

function rail(s: Spot): void {
  for (const x of [20, 250, 480, 710, 930]) s.form(rounded(x - 9, 332, 18, 176, 6), '#8FA0C4', { rim: 3 })
  s.form(rounded(-20, 322, 1000, 20, 9), '#B4C2DC', { from: 'top', depth: 0.6, rim: 3 })
  s.stroke('M-10 392H970M-10 448H970', '#6F80A8', 7)
}

function bench(s: Spot): void {
  s.shadow([560, 548], 330, 18, 0.7)
  for (const x of [300, 796]) s.form(rounded(x, 440, 26, 108, 6), '#46557F', { rim: 3 })
  s.form(rounded(256, 418, 610, 34, 12), '#A86C4E', { from: 'top', depth: 0.6, rim: 4 })
  s.form(rounded(256, 458, 610, 12, 5), '#7A4E48', { from: 'top', rim: 2 })
}

/** A satchel, half open; the corner of a laptop looks out. */
function bag(s: Spot, [x, y]: Point): void {
  const own = '#2F6A66'
  s.shadow([x, y], 180, 15, 0.7)
  s.stroke(
    `M${x - 118} ${y - 160}C${x - 110} ${y - 330} ${x + 110} ${y - 330} ${x + 118} ${y - 160}`,
    '#6A4438',
    15,
  )
  s.stroke(
    `M${x - 122} ${y - 164}C${x - 114} ${y - 330} ${x + 60} ${y - 326} ${x + 90} ${y - 244}`,
    '#D9A05A',
    4,
    0.7,
  )
  s.placed([x + 16, y - 170], 7, 1, () => {
    s.form(rounded(-106, -62, 212, 150, 12), '#8796B4', { rim: 4, depth: 0.6 })
    s.fill(ellipse(0, -22, 13, 13), '#DCE6F2', 0.8)
  })
  s.form(rounded(x - 148, y - 188, 296, 188, 30), own, { depth: 0.62, rim: 6 })
  s.form(
    `M${x - 148} ${y - 150}Q${x - 148} ${y - 190} ${x - 118} ${y - 190}H${x + 118}Q${x + 148} ${y - 190} ${x + 148} ${y - 150}L${x + 132} ${y - 88}Q${x} ${y - 62} ${x - 132} ${y - 88}Z`,
    mix(own, '#10244C', 0.22),
    { depth: 0.5, rim: 4 },
  )
  for (const dx of [-74, 74]) {
    s.form(rounded(x + dx - 15, y - 130, 30, 86, 6), '#8A5A48', { rim: 2 })
    s.form(rounded(x + dx - 20, y - 78, 40, 30, 6), '#E0A244', { rim: 3 })
    s.fill(rounded(x + dx - 9, y - 70, 18, 14, 3), '#6A4438')
  }
}

import { mix } from '../../lib/colour.ts'
import { blob, ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { dusk, snowfield } from '../studio/dusk.ts'
import { laptop, mug, rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { arm, head } from '../studio/person.ts'
import { crate, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Nobody is here, the screen is open, and somebody with a beak is curious. */
export function laptopOnCrate(): Spot {
  const s = new Spot(flameOf([120, 480], 150), 560)
  dusk(s, { horizon: 300, sun: 720, seed: 12, moon: [150, 110] })
  s.form(rect(0, 426, 960, 174), '#46597F', { from: 'top', depth: 0.7, rim: 0 })
  snowfield(s, 424, 7)
  s.pool([120, 486], 300, 46, 0.75)
  for (const x of [60, 905]) {
    s.form(rounded(x - 24, 366, 48, 78, 10), '#33406A', { rim: 3 })
    s.form(rounded(x - 32, 352, 64, 24, 11), '#3E4C78', { rim: 3 })
    s.fill(ellipse(x - 4, 353, 30, 8), '#C8D6EA')
  }
  lantern(s, [140, 492], 150)
  crate(s, [460, 566], 470, 150)
  laptop(s, { at: [430, 426], width: 300 })
  mug(s, [644, 412], 66)
  gull(s, [776, 500])
  return s
}

/** A gull that looks left and down. @param at between its feet. */
export function gull(s: Spot, at: Point): void {
  s.shadow([at[0], at[1] + 2], 74, 12)
  s.placed(at, 0, 1.16, () => {
    s.stroke('M-6 -44V-4M18 -42V-4M-6 -4h-14M18 -4h-14', '#D9703A', 6)
    s.form('M58 -92L132 -66L118 -54L48 -52Z', '#2E3B62', { depth: 0.5 })
    s.form(
      blob([
        [-46, -146],
        [-58, -100],
        [-44, -58],
        [0, -38],
        [48, -50],
        [82, -74],
        [40, -108],
        [-6, -128],
        [-16, -160],
      ]),
      '#DCE3EC',
      { depth: 0.5, rim: 4 },
    )
    s.form(
      blob([
        [-10, -118],
        [34, -116],
        [84, -84],
        [126, -64],
        [84, -56],
        [24, -60],
        [-14, -84],
      ]),
      '#7F95BC',
      { depth: 0.5, rim: 3 },
    )
    s.form(
      polygon([
        [96, -72],
        [138, -58],
        [86, -56],
      ]),
      '#2A3558',
      { rim: 0 },
    )
    s.form(
      blob([
        [-58, -168],
        [-46, -196],
        [-20, -202],
        [0, -184],
        [-2, -150],
        [-20, -128],
        [-46, -132],
        [-58, -146],
      ]),
      '#EEF1F4',
      { depth: 0.42, rim: 4 },
    )
    s.form('M-54 -172Q-84 -168 -100 -146Q-96 -140 -90 -142Q-74 -150 -52 -150Z', '#F2A23C', {
      depth: 0.5,
      rim: 2,
    })
    s.fill('M-94 -152Q-98 -144 -92 -142Q-86 -144 -82 -148Z', '#C8402C')
    s.fill(ellipse(-34, -172, 8, 8), '#F5C66A')
    s.fill(ellipse(-36, -171, 5, 5.4), '#1B1A30')
    s.fill(ellipse(-38, -173, 1.8, 1.8), '#FFFFFF')
    s.stroke('M-46 -184q12 -6 22 2', '#5A6788', 4)
  })
}

/** On the ferry: one works, one reads along over the shoulder. */
export function ferryShoulder(): Spot {
  const s = new Spot([150, 250], 620)
  wall(s, '#3A5280')
  s.inside(rounded(60, 70, 380, 200, 34) + rounded(510, 70, 380, 200, 34), () =>
    dusk(s, { horizon: 200, sun: 250, box: [40, 60, 880, 220], seed: 8 }),
  )
  for (const x of [60, 510]) s.stroke(rounded(x, 70, 380, 200, 34), '#6A7CA6', 12)
  for (const x of [60, 510]) s.stroke(`M${x + 4} 230V104q0 -30 30 -32H${x + 300}`, '#F2C898', 3, 0.5)
  s.fill(
    rect(0, 520, 960, 80),
    s.picture.linear(
      [
        [0, '#31456F'],
        [1, '#13254A'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.glow([220, 330], 360, 0.62, '#8FC4E8')
  bench(s, 600)
  watcher(s)
  bench(s, 330)
  worker(s)
  return s
}

/** A bench seen from the side, its back at the right. @param x front of the seat. */
function bench(s: Spot, x: number): void {
  s.shadow([x + 90, 548], 170, 16, 0.7)
  s.form(rect(x + 12, 470, 18, 76) + rect(x + 146, 470, 18, 76), '#2E3A62', { rim: 2 })
  s.form(
    `M${x + 146} 470L${x + 172} 276Q${x + 178} 262 ${x + 192} 264Q${x + 206} 266 ${x + 204} 282L${x + 182} 476Z`,
    '#9A6248',
    { depth: 0.6, rim: 4 },
  )
  s.form(rounded(x - 10, 448, 194, 32, 12), '#A86C4E', { from: 'top', depth: 0.6, rim: 3 })
}

function worker(s: Spot): void {
  const coat = '#2F6A66'
  legs(s, [446, 420], [290, 420], [284, 540], '#33406E')
  s.form('M404 238Q440 226 470 250Q504 300 496 452H396Q384 400 386 330Q384 262 404 238Z', coat, {
    depth: 0.6,
    rim: 5,
  })
  s.form(
    blob([
      [398, 240],
      [430, 222],
      [464, 240],
      [458, 264],
      [426, 272],
      [398, 262],
    ]),
    '#D9A05A',
    { rim: 3 },
  )
  head(s, {
    at: [424, 178],
    size: 56,
    look: 'left',
    hair: 'bun',
    colour: '#5A3428',
    skin: SKINS.brown,
    eyes: 1,
    lean: -6,
  })
  s.form(
    polygon([
      [166, 404],
      [340, 404],
      [350, 416],
      [158, 416],
    ]),
    '#7E8DB2',
    { rim: 2 },
  )
  s.form(
    polygon([
      [112, 264],
      [224, 240],
      [256, 400],
      [158, 410],
    ]),
    '#4C5B86',
    { rim: 3 },
  )
  const screen = polygon([
    [128, 270],
    [217, 251],
    [246, 392],
    [168, 400],
  ])
  s.fill(
    screen,
    s.picture.linear(
      [
        [0, '#F6FBFD'],
        [1, '#8FC0E4'],
      ],
      [0, 0],
      [0.4, 1],
    ),
  )
  s.fill(
    polygon([
      [150, 288],
      [209, 276],
      [215, 308],
      [158, 319],
    ]) +
      polygon([
        [162, 332],
        [220, 323],
        [222, 332],
        [165, 341],
      ]) +
      polygon([
        [167, 353],
        [224, 344],
        [226, 353],
        [170, 362],
      ]) +
      polygon([
        [173, 374],
        [206, 369],
        [208, 378],
        [176, 383],
      ]),
    '#4E8AC0',
    0.75,
  )
  s.rim('M404 238Q384 262 386 330Q384 400 396 452L420 452L430 238Z', 5, 'left', '#A8DCF4', 0.7)
  arm(
    s,
    [
      [438, 286],
      [414, 390],
      [318, 396],
    ],
    44,
    mix(coat, '#FFFFFF', 0.06),
    SKINS.brown,
  )
}

function watcher(s: Spot): void {
  const coat = '#A4524A'
  legs(s, [724, 420], [566, 424], [560, 540], '#2A3564')
  s.form('M596 250Q640 228 690 262Q776 330 776 456H668Q652 396 616 350Q578 300 596 250Z', coat, {
    depth: 0.6,
    rim: 5,
  })
  s.form(
    polygon([
      [572, 214],
      [616, 226],
      [640, 280],
      [590, 284],
    ]),
    mix(SKINS.fair, '#10244C', 0.3),
    { rim: 0 },
  )
  head(s, {
    at: [556, 188],
    size: 58,
    look: 'left',
    hair: 'short',
    colour: '#20202F',
    skin: SKINS.fair,
    lean: -14,
    beard: true,
    eyes: 0.4,
  })
  arm(
    s,
    [
      [666, 304],
      [622, 402],
      [548, 338],
    ],
    46,
    mix(coat, '#FFFFFF', 0.05),
    SKINS.fair,
  )
}

function legs(s: Spot, hip: Point, knee: Point, foot: Point, cloth: string): void {
  for (const shift of [14, 0]) {
    const d = `M${hip[0] + shift} ${hip[1] + 14}L${knee[0] + shift} ${knee[1] + 14}L${foot[0] + shift} ${foot[1] - 8}`
    s.within('stroke-linejoin="round"', () => s.stroke(d, mix(cloth, '#10244C', shift ? 0.5 : 0.1), 46))
    s.form(rounded(foot[0] + shift - 58, foot[1] - 6, 82, 28, 12), shift ? '#2A2440' : '#4A3440', {
      rim: shift ? 0 : 3,
    })
  }
}

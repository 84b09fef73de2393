import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { phone, rounded } from '../studio/devices.ts'
import { dusk, snowfield } from '../studio/dusk.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { keyhole, padlock } from '../studio/padlock.ts'
import { envelope, folder, seal, sheet } from '../studio/paper.ts'
import { head, torso } from '../studio/person.ts'
import { floor, plaster, seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { portrait } from './whose-data.ts'

/** Ears that grow out of the panels of the lift: middle, scale and the side that they turn to. */
const EARS = [
  [250, 196, 1.2, -1],
  [356, 260, 0.8, -1],
  [480, 190, 1, 1],
  [606, 262, 0.8, 1],
  [712, 196, 1.2, 1],
  [246, 380, 0.9, -1],
  [716, 384, 0.9, 1],
] as const

/** Two put their heads together in a lift whose walls have ears. */
export function earsInLift(): Spot {
  const s = new Spot([480, 96], 640, 'top')
  wall(s, '#3A5688')
  s.form(rect(150, 40, 660, 570), '#5A6A92', { from: 'top', rim: 5, depth: 0.6 })
  s.fill(
    rect(190, 74, 580, 536),
    s.picture.linear(
      [
        [0, '#C9A27A'],
        [0.3, '#7A6A88'],
        [1, '#26386A'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.form(rounded(400, 78, 160, 20, 9), '#FFE9A8', { from: 'below', rim: 0, depth: 0.1 })
  s.glow([480, 96], 260, 0.6)
  for (const x of [300, 420, 540, 660]) s.stroke(`M${x} 112V600`, '#2B3F70', 4, 0.5)
  for (const [x, y, size, side] of EARS) wallEar(s, [x, y], size, side)
  const [red, green] = ['#A4423C', '#2F6A66']
  torso(s, [396, 500], 190, 160, red)
  head(s, {
    at: [408, 408],
    size: 64,
    hair: 'bob',
    colour: '#8A4A34',
    skin: SKINS.fair,
    look: 'right',
    lean: 10,
    mouth: 'open',
  })
  torso(s, [574, 500], 190, 160, green)
  head(s, {
    at: [560, 408],
    size: 64,
    hair: 'short',
    colour: '#2A2438',
    skin: SKINS.tan,
    look: 'left',
    lean: -10,
  })
  for (const x of [116, 808]) s.form(rect(x, 40, 40, 570), '#46557F', { from: 'top', rim: 4 })
  s.form(rounded(860, 250, 44, 110, 10), '#8796B4', { from: 'top', rim: 3 })
  s.fill('M882 266l14 24h-28ZM882 344l14 -24h-28Z', '#FFC86A')
  return s
}

/** A brass ear on a panel, no one's own. */
function wallEar(s: Spot, at: Point, scale: number, side: 1 | -1): void {
  s.placed(
    at,
    0,
    scale,
    () => {
      s.fill(ellipse(12, 10, 52, 62), '#081733', 0.4)
      s.form('M-20 -30Q-10 -66 26 -60Q58 -50 46 -6Q38 38 12 52Q-16 56 -18 26Z', '#C9A058', {
        from: 'top',
        rim: 3,
        depth: 0.5,
      })
      s.stroke('M2 -26Q14 -44 28 -32Q34 -6 16 16Q8 28 4 30', '#6A4A3A', 6, 0.8)
    },
    side,
  )
}

/** Old papers go in at the top; only thin strips come out. */
export function shreddedPapers(): Spot {
  const s = new Spot(flameOf([120, 500], 160), 720)
  wall(s, '#345080')
  seaWindow(s, { box: [660, 60, 240, 170], sun: 0.3, seed: 86 })
  floor(s, 500)
  s.pool([130, 508], 340, 30, 0.6)
  s.shadow([470, 540], 230, 26, 0.75)
  s.form(rounded(330, 376, 290, 168, 14), '#46557F', { rim: 4, depth: 0.6 })
  s.fill(rounded(352, 392, 246, 136, 8), '#14204A')
  strips(s)
  s.fill(rounded(352, 392, 246, 136, 8), '#8FB3CC', 0.14)
  s.placed([474, 198], -3, 1, () => sheet(s, 210, 250, 9))
  s.placed([484, 234], 0, 1, () => portrait(s, [-44, -90], 30, SKINS.brown, '#2A2030', '#2F6A66'))
  s.form(rounded(300, 280, 350, 104, 22), '#6D7CA4', { from: 'left', rim: 6, depth: 0.6 })
  s.fill(rounded(348, 288, 254, 15, 7), '#14204A')
  s.fill(ellipse(606, 340, 11, 11), '#3FB98A')
  s.glow([606, 340], 44, 0.7, '#3FB98A')
  hand(s, { pose: 'pinch', at: [566, 124], turn: -18, scale: 1.05, skin: SKINS.tan, sleeve: '#A4524A' })
  s.placed([770, 512], 0, 1, () => {
    s.shadow([0, 20], 130, 16, 0.6)
    s.placed([0, -40], 4, 1, () => folder(s, 190, 130, '#B0584E'))
    s.placed([-10, -14], -5, 1, () => folder(s, 190, 120, '#C58A4E'))
  })
  lantern(s, [120, 510], 160)
  return s
}

function strips(s: Spot): void {
  const random = chance(88)
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(362, 586), random.between(420, 520)]
    s.stroke(
      `M${Math.round(x)} ${Math.round(y - 46)}q${Math.round(random.between(-16, 16))} 20 ${Math.round(random.between(-8, 8))} 46`,
      random.pick(['#E6DCCB', '#D3C9C0', '#F3ECE0', '#B9B4C4']),
      5.5,
    )
  }
  for (let x = 372; x < 584; x += 15)
    s.stroke(`M${x} 384q${random.between(-4, 4).toFixed(1)} 24 0 46`, '#E6DCCB', 6)
}

/** Lost in the snow, locked away by others: neither was sent by anybody. */
export function lostAndLocked(): Spot {
  const s = new Spot(flameOf([110, 520], 165), 740)
  dusk(s, { horizon: 280, sun: 800, seed: 89, moon: [150, 100] })
  snowfield(s, 400, 8)
  s.pool([130, 520], 320, 60, 0.6)
  s.shadow([360, 528], 150, 22, 0.7)
  phone(s, {
    at: [350, 396],
    height: 290,
    turn: -22,
    screen: (w, h) => {
      s.fill(rounded(w * 0.18, h * 0.2, w * 0.64, w * 0.5, 8), '#5E93C4', 0.7)
      s.stroke(
        `M${w * 0.1} ${h * 0.1}L${w * 0.52} ${h * 0.42}L${w * 0.4} ${h * 0.6}L${w * 0.9} ${h * 0.86}M${w * 0.52} ${h * 0.42}L${w * 0.96} ${h * 0.3}M${w * 0.4} ${h * 0.6}L${w * 0.06} ${h * 0.7}`,
        '#24406E',
        4,
      )
    },
  })
  s.form('M190 548Q250 500 330 506Q440 492 560 548Q380 566 190 548Z', '#A9BBDC', { rim: 4, depth: 0.4 })
  s.shadow([700, 524], 200, 24, 0.7)
  s.placed([700, 404], 3, 1, () => {
    folder(s, 310, 236, '#C58A4E')
    for (const turn of [32, -32])
      s.placed([0, 16], turn, 1, () => {
        for (let x = -176; x < 180; x += 34) s.stroke(ellipse(x, 0, 15, 9), x % 68 ? '#5B6A90' : '#9FB0D0', 7)
      })
    padlock(s, { at: [0, 0], width: 96 })
    s.fill(keyhole([0, 44], 42), '#3A2440')
  })
  lantern(s, [110, 520], 165)
  return s
}

/** Every invitation in a cabinet of its own little doors: nobody sees the neighbour's. */
export function ownPigeonholes(): Spot {
  const s = new Spot(flameOf([110, 510], 160), 760)
  wall(s, '#34507E')
  floor(s, 500)
  s.pool([120, 506], 320, 26, 0.6)
  s.fill(rect(256, 70, 540, 450), '#071630', 0.4)
  s.form(rect(236, 54, 540, 450), '#8A5A48', { rim: 5, depth: 0.6 })
  s.form(rounded(222, 40, 568, 26, 8), '#A87054', { from: 'top', rim: 3 })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = [260 + i * 126, 82 + row * 138]
      s.fill(rounded(x, y, 114, 122, 6), '#1C1C3E')
      s.placed([x + 57, y + 76], ((i * 7 + row * 5) % 9) - 4, 1, () => {
        envelope(s, 90, '#E9D8C2')
        seal(s, [0, 8], 10)
      })
      if (row !== 1 || i !== 2) {
        s.form(
          polygon([
            [x, y],
            [x + 114, y],
            [x + 114, y + 62],
            [x, y + 62],
          ]),
          ['#4A6A8E', '#5A6AA0', '#3F6F78'][(i + row) % 3] ?? '#4A6A8E',
          { rim: 3, depth: 0.5 },
        )
        s.form(ellipse(x + 57, y + 46, 8, 8), '#E9B65E', { rim: 2 })
      }
    }
  hand(s, {
    pose: 'pinch',
    at: [608, 282],
    turn: 14,
    scale: 1.06,
    skin: SKINS.brown,
    sleeve: '#A4524A',
    arm: 420,
  })
  lantern(s, [110, 510], 160)
  return s
}

/** Two cards with nearly the same face; the hand with the letter waits. */
export function twoAnnas(): Spot {
  const s = new Spot(flameOf([480, 480], 150), 700, 'top')
  plaster(s, '#35587C')
  table(s, 430, 556)
  for (const [x, turn, coat] of [
    [236, -4, '#A4524A'],
    [560, 4, '#2F6A66'],
  ] as const)
    s.placed([x, 268], turn, 1, () => {
      s.shadow([10, 20], 150, 180, 0.45)
      s.form(rounded(-118, -164, 236, 328, 16), '#E6DCCB', { rim: 5, depth: 0.3 })
      portrait(s, [0, -34], 88, SKINS.fair, '#8A4A34', coat)
      s.fill(ellipse(-17, -40, 6, 7) + ellipse(19, -40, 6, 7), '#2A1C28')
      s.stroke('M-14 -10q15 9 30 0', '#6A2E38', 5)
      s.fill(rounded(-84, 82, 168, 16, 6) + rounded(-84, 114, 108, 16, 6), '#5B5F8C', 0.6)
    })
  lantern(s, [398, 500], 130)
  s.placed([742, 372], -10, 1, () => {
    s.fill(rect(-100, -54, 216, 134), '#071630', 0.3)
    envelope(s, 216)
    seal(s, [0, 18], 22)
  })
  hand(s, { pose: 'grip', at: [842, 386], turn: 10, scale: 1.02, skin: SKINS.deep, sleeve: '#5A4C8A' })
  return s
}

import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const GREEN = '#1F7A55'

/** An open first-aid case, everything in its own place. */
export function openCase(): Spot {
  const foot: Point = [64, 300]
  const s = new Spot(flameOf(foot, 130), 900, 'left')
  wall(s)
  table(s, 288)
  lantern(s, foot, 130)
  lid(s)
  tray(s)
  plasters(s)
  bandages(s)
  compress(s)
  triangle(s)
  blanket(s)
  scissors(s)
  gloves(s)
  breathing(s)
  return s
}

function lid(s: Spot): void {
  s.shadow([500, 300], 400, 20, 0.5)
  s.form(rounded(150, 40, 690, 232, 26), GREEN, { depth: 0.5 })
  s.form(rounded(172, 60, 646, 200, 16), '#176046', { depth: 0.4, rim: 0 })
  s.form(rect(468, 92, 46, 128), '#F2F6F3', { depth: 0.2, rim: 2 })
  s.form(rect(427, 133, 128, 46), '#F2F6F3', { depth: 0.2, rim: 0 })
}

function tray(s: Spot): void {
  s.shadow([498, 556], 430, 22, 0.7)
  s.form(
    polygon([
      [138, 276],
      [852, 276],
      [900, 548],
      [92, 548],
    ]),
    GREEN,
    { depth: 0.5 },
  )
  s.form(
    polygon([
      [162, 290],
      [828, 290],
      [870, 532],
      [124, 532],
    ]),
    '#0F3F36',
    { depth: 0.3, rim: 0 },
  )
}

function plasters(s: Spot): void {
  for (const [x, y, turn] of [
    [186, 322, -8],
    [196, 352, 4],
    [184, 384, -3],
  ] as const)
    s.placed([x, y], turn, 1, () => {
      s.form(rounded(0, 0, 104, 26, 13), '#E0A878', { depth: 0.3, rim: 2 })
      s.fill(rect(36, 3, 32, 20), '#F4D9BC')
    })
}

function bandages(s: Spot): void {
  for (const [x, y] of [
    [356, 348],
    [412, 378],
  ] as const) {
    s.shadow([x, y + 34], 40, 8, 0.5)
    s.form(ellipse(x, y, 38, 38), '#EDE7DA', { depth: 0.4 })
    for (const k of [28, 18, 8]) s.stroke(ellipse(x, y, k, k), '#B9AE9A', 2.4, 0.8)
  }
}

function compress(s: Spot): void {
  s.form(rounded(492, 312, 128, 92, 8), '#DCE8F2', { depth: 0.3 })
  s.form(rounded(514, 330, 84, 56, 4), '#F8FBFC', { depth: 0.2, rim: 1 })
  for (let i = 0; i < 5; i++) s.stroke(`M${522 + i * 17} 332v52M516 ${338 + i * 10}h80`, '#C3D4E2', 1.5)
}

function triangle(s: Spot): void {
  s.form(
    polygon([
      [664, 402],
      [812, 402],
      [738, 312],
    ]),
    '#C9D6E8',
    { depth: 0.4 },
  )
  s.stroke('M688 390L738 328L788 390', '#93A8C8', 3)
}

function blanket(s: Spot): void {
  s.form(rounded(168, 430, 150, 84, 8), '#E4B04A', { depth: 0.5 })
  for (const x of [196, 232, 268, 296]) s.stroke(`M${x} 434l-14 78`, '#FFF0B8', 4, 0.7)
  s.form(rect(168, 462, 150, 14), '#8C98B4', { depth: 0.3, rim: 0 })
}

function scissors(s: Spot): void {
  s.stroke('M376 430L470 506', '#C9D2E2', 9)
  s.stroke('M376 506L470 430', '#A7B2CA', 9)
  for (const y of [424, 512]) s.stroke(ellipse(364, y, 17, 13), '#C23B34', 9)
  s.fill(ellipse(423, 468, 5, 5), '#33405F')
}

function gloves(s: Spot): void {
  for (const [x, turn] of [
    [528, -10],
    [592, 12],
  ] as const)
    s.placed([x, 510], turn, 1, () =>
      s.form(
        'M-24 0V-40Q-40 -58 -30 -66Q-22 -70 -14 -56V-88Q-10 -98 -3 -88V-92Q4 -102 10 -92V-86Q18 -94 23 -84V0Z',
        '#7FB6DA',
        { depth: 0.4 },
      ),
    )
}

/** A foil with a valve, to breathe through. */
function breathing(s: Spot): void {
  s.form(rounded(672, 426, 164, 86, 10), '#CFE6E6', { depth: 0.3 })
  s.stroke(ellipse(754, 469, 46, 30), '#7FA8B4', 3)
  s.form(ellipse(754, 469, 20, 15), '#3F7A86', { rim: 2 })
}

import { mix } from '../../lib/colour.ts'
import { blob, line, r, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

export const SKINS = { deep: '#7A4A38', brown: '#A56A4A', tan: '#C98C66', fair: '#E3AE90' } as const

export type Pose = 'grip' | 'pinch' | 'flat'

export interface Hand {
  pose: Pose
  /** Where it takes hold; see `hand`. */
  at: Point
  /** Degrees; 0: the arm comes from the right. */
  turn?: number
  /** 1: a hand of about 110 px. */
  scale?: number
  /** -1 mirrors it: the arm comes from the left. */
  flip?: 1 | -1
  skin?: string
  sleeve?: string
  cuff?: string
  /** Length of the forearm in units of the hand. */
  arm?: number
}

/**
 * A hand with its sleeve, drawn pointing left with the arm to the right. What it holds:
 * `grip` a bar standing upright through `at`; `pinch` something thin between thumb and finger at `at`;
 * `flat` nothing: the palm lies with its middle at `at`, fingers to the left.
 */
export function hand(
  s: Spot,
  { pose, at, turn = 0, scale = 1, flip = 1, skin = SKINS.tan, sleeve = '#2F5C63', cuff, arm = 260 }: Hand,
): void {
  s.placed(
    at,
    turn,
    scale,
    () => {
      forearm(s, pose === 'flat' ? 46 : 62, arm, skin, sleeve, cuff ?? mix(sleeve, '#E8D9D0', 0.4))
      if (pose === 'grip') grip(s, skin)
      else if (pose === 'pinch') pinch(s, skin)
      else flat(s, skin)
    },
    flip,
  )
}

function forearm(s: Spot, from: number, length: number, skin: string, sleeve: string, cuff: string): void {
  const side = s.side === 'right' ? 'top' : s.side
  s.form(
    blob([
      [from - 26, -25],
      [from + 30, -24],
      [from + 46, 0],
      [from + 30, 26],
      [from - 26, 28],
    ]),
    skin,
    { rim: 0, from: side },
  )
  const body = `M${r(from + 30)} -33Q${r(from + length * 0.5)} -46 ${r(from + length)} -54V62Q${r(from + length * 0.5)} 50 ${r(from + 30)} 37Z`
  s.form(body, sleeve, { from: 'top', depth: 0.6, rim: 2.5 })
  s.stroke(
    `M${r(from + 84)} -30q14 30 4 62M${r(from + 120)} -38q22 34 10 74`,
    mix(sleeve, '#10244C', 0.6),
    4,
    0.5,
  )
  s.form(`M${r(from + 22)} -36q-8 36 0 74q14 6 28 2q-8 -38 0 -80q-14 -2 -28 4Z`, cuff, {
    from: 'top',
    depth: 0.5,
    rim: 2,
  })
}

/** A finger: a bent line of joints, its shadow under it, its lit upper side on it. */
function finger(s: Spot, joints: readonly Point[], skin: string, width: number): void {
  const d = line(joints)
  const shadow = line(joints.map(([x, y]): Point => [x + 1.5, y + 3.5]))
  s.within('stroke-linejoin="round"', () => {
    s.stroke(shadow, mix(skin, '#24183C', 0.52), width)
    s.stroke(d, mix(skin, '#FFB45C', 0.16), width)
    s.stroke(
      line(joints.map(([x, y]): Point => [x, y - width * 0.2])),
      mix(skin, '#FFE2B8', 0.5),
      width * 0.34,
      0.55,
    )
  })
}

function grip(s: Spot, skin: string): void {
  s.form(
    blob([
      [8, -44],
      [44, -46],
      [80, -32],
      [92, 0],
      [80, 32],
      [44, 44],
      [10, 42],
      [-2, 0],
    ]),
    skin,
    { from: 'top', depth: 0.42, rim: 0 },
  )
  finger(
    s,
    [
      [52, 40],
      [20, 41],
      [-6, 38],
    ],
    skin,
    22,
  )
  finger(
    s,
    [
      [58, 20],
      [20, 19],
      [-14, 17],
    ],
    skin,
    25,
  )
  finger(
    s,
    [
      [58, -5],
      [18, -7],
      [-16, -7],
    ],
    skin,
    26,
  )
  finger(
    s,
    [
      [54, -29],
      [16, -32],
      [-11, -31],
    ],
    skin,
    25,
  )
  finger(
    s,
    [
      [66, -26],
      [36, -52],
      [6, -58],
    ],
    skin,
    24,
  )
}

function pinch(s: Spot, skin: string): void {
  finger(
    s,
    [
      [50, 12],
      [22, 20],
      [4, 9],
    ],
    skin,
    23,
  )
  s.form(
    blob([
      [30, -34],
      [64, -38],
      [96, -24],
      [102, 6],
      [88, 34],
      [56, 46],
      [30, 34],
      [22, 0],
    ]),
    skin,
    { from: 'top', depth: 0.42, rim: 0 },
  )
  finger(
    s,
    [
      [62, 46],
      [40, 52],
      [28, 42],
    ],
    skin,
    20,
  )
  finger(
    s,
    [
      [62, 26],
      [32, 36],
      [20, 28],
    ],
    skin,
    22,
  )
  finger(
    s,
    [
      [64, -16],
      [30, -28],
      [4, -6],
    ],
    skin,
    23,
  )
}

function flat(s: Spot, skin: string): void {
  finger(
    s,
    [
      [34, -20],
      [4, -44],
      [-20, -58],
    ],
    skin,
    24,
  )
  s.form(
    blob([
      [-34, -30],
      [8, -36],
      [50, -28],
      [66, 0],
      [50, 30],
      [8, 36],
      [-34, 32],
      [-42, 0],
    ]),
    skin,
    { from: 'top', depth: 0.42, rim: 0 },
  )
  finger(
    s,
    [
      [-20, 28],
      [-52, 32],
      [-72, 32],
    ],
    skin,
    20,
  )
  finger(
    s,
    [
      [-22, 11],
      [-60, 14],
      [-90, 14],
    ],
    skin,
    22,
  )
  finger(
    s,
    [
      [-22, -6],
      [-62, -5],
      [-96, -5],
    ],
    skin,
    23,
  )
  finger(
    s,
    [
      [-22, -23],
      [-58, -24],
      [-86, -26],
    ],
    skin,
    22,
  )
}

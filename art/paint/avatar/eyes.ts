import { disc, fill, FRAME, LASH, placed, PUPIL, stroke, WHITE } from './shapes.ts'

/** The left eye around its middle, its outer corner at the left. */
interface Eye {
  ball: string
  /** The upper rim, that hangs over the iris. */
  rim: string
  lid: string
  /** Radius of the iris, px. */
  iris: number
  /** A smile's cheek that covers the iris from below, in the colour of the skin. */
  cheek?: string
  /** What the years drew below and beside it. */
  age?: string
}

const EYES: readonly Eye[] = [
  {
    ball: 'M-11 2C-8-5-4-7 1-7S9-4 11 2C8 6 4 7 0 7S-8 6-11 2Z',
    rim: 'M-13 3.5C-10-6-5-9.5 1-9.5S10-6.5 12.5 3C9-2.5 5.5-5 1-5S-8-2.5-13 3.5Z',
    lid: 'M-12-2C-9-11-4-13 1-13S10-11 13-2C10-7 6-9 1-9S-8-8-12-2Z',
    iris: 7,
  },
  {
    ball: 'M-12-1.5C-8-5.5-3-6.5 1-6 6-5.5 9-2 11.5 3.5 6 6.5 2 6.8-2 6.3-7 5.5-10 2-12-1.5Z',
    rim: 'M-13.3-2C-9-7.5-3-9 1-8.5 7-8 10-4 13 4.5 9-1 5.5-4 1-4.2-4-4.5-8-3.5-13.3-2Z',
    lid: 'M-13-5C-8-10.5-3-12 1-11.5 7-11 11-7 13-1 9-6 6-8 1-8.5S-8-8-13-5Z',
    iris: 6.6,
  },
  {
    ball: 'M-12 0C-7-4.5-1-5.5 4-4.5 8-3.5 10-.5 11.5 3 6 5.5 0 5.8-4 5.3-8 4.5-11 2.5-12 0Z',
    rim: 'M-13.2-.8C-8-6.5-1-8.5 4-7.5 9-6.5 11-1.5 12.5 5 9 1 7-1.5 4-2.5-1-4-8-3-13.2-.8Z',
    lid: 'M-12-6C-7-10-2-11 3-10.5 8-10 11-7 13-2 10-6 7-7.8 3-8.5-2-9-7-8-12-6Z',
    iris: 5.8,
  },
  {
    ball: 'M-11.5 3C-8-4-4-6.5 1-6.5S9-3 11.5 3C8 4.5 4 4.5 0 4.5S-8 4.5-11.5 3Z',
    rim: 'M-13.5 4.5C-10-5-5-9 1-9S10-6 13 4.5C9-2 5.5-4.5 1-4.5S-8-2-13.5 4.5Z',
    lid: 'M-12-2C-9-10-4-12 1-12S10-10 13-2C10-6.5 6-8.5 1-8.5S-8-7-12-2Z',
    iris: 6.6,
    cheek: 'M-13 4.5C-8 1.5-4 1.2 0 1.2S8 1.5 13 4.5C9 9.5-9 9.5-13 4.5Z',
  },
  {
    ball: 'M-10.5 2C-8-5-4-6.5 1-6.5S8.5-4 10.5 2C8 5.5 4 6.5 0 6.5S-8 5.5-10.5 2Z',
    rim: 'M-12 3C-10-5.5-5-8.8 1-8.8S10-6 12 2.5C9-2.5 5.5-4.6 1-4.6S-8-2.5-12 3Z',
    lid: 'M-11-3C-9-10-4-11.5 1-11.5S10-10 12-3C10-6.5 6-8.5 1-8.5S-8-7-11-3Z',
    iris: 6.6,
  },
  {
    ball: 'M-11.5 3C-8-3-4-5 1-5S8-3 10.5 2C7 5.5 4 6.3 0 6.3S-8 5.5-11.5 3Z',
    rim: 'M-12.8 4C-11-4-5-7.5 1-7.5S10-5 12 2.5C8-2 5.5-3.3 1-3.3-5-3.3-10-.5-12.8 4Z',
    lid: 'M-14 2C-11-9-4-12 1-12S10-10 13-2C10-5.5 6-7 1-7S-9-5-14 2Z',
    iris: 6.2,
    age:
      stroke('skin-deep', 1.4, 'M-8 11C-3 13.5 4 13.5 9 10', 0.45) +
      stroke('skin-deep', 1.3, 'M-17-1l-4.5-2M-17.5 3h-4.5M-17 6.5l-4.5 2', 0.45),
  },
]

const WITH_GLASSES = 4
const MIDDLES = [81.5, 118.5] as const

function pair(eye: Eye): string {
  const { ball, lid, rim, iris, cheek = '', age = '' } = eye
  const under = fill('skin-shade', lid, 0.8) + fill(WHITE, ball, 0.94) + age
  const over =
    (cheek && fill('skin', cheek) + stroke('skin-deep', 1.5, 'M-11.5 4.5C-7 1.8 7 1.8 11.5 4.5', 0.5)) +
    fill(LASH, rim, 0.92)
  const [left, right] = MIDDLES
  return [
    placed(left, 95, 1, 1, under),
    placed(right, 95, -1, 1, under),
    ...MIDDLES.map((x) => placed(x, 95, 1, 1, gaze(iris))),
    placed(left, 95, 1, 1, over),
    placed(right, 95, -1, 1, over),
  ].join('')
}

/** Iris, pupil, and the light that makes it alive: up left from the evening, low right from the lantern. */
function gaze(radius: number): string {
  return (
    disc('iris-shade', 0, 0, radius) +
    disc('iris', 0, 1.2, radius - 1.3, radius - 1.8) +
    disc(PUPIL, 0, 0.3, 3.4) +
    disc('#ffffff', -2.4, -2, 2) +
    disc('#ffd9a0', 2.4, 2.7, 1.1)
  )
}

function lashes({ rim }: Eye): string {
  const [, x = '-13', y = '2'] = /^M(-[\d.]+) ?(-?[\d.]+)/.exec(rim) ?? []
  const lash = stroke(LASH, 2.2, `M${Number(x) + 2.5} ${Number(y) - 2.5}l-4.5-2.5`)
  return placed(81.5, 95, 1, 1, lash) + placed(118.5, 95, -1, 1, lash)
}

const GLASSES =
  stroke(WHITE, 3, 'M68 92l8-9M108 92l8-9', 0.55) +
  stroke(
    FRAME,
    2.8,
    'M61.5 96a18.5 17 0 1 1 37 0 18.5 17 0 1 1-37 0ZM101.5 96a18.5 17 0 1 1 37 0 18.5 17 0 1 1-37 0ZM98.5 93q1.5-2 3 0M61.5 93l-7-2M138.5 93l7-2',
  )

/** Round, almond, narrow, smiling, with glasses, with the years around them. */
export const EYE_PAIRS: readonly string[] = EYES.map(
  (eye, x) => pair(eye) + (x === WITH_GLASSES ? GLASSES : ''),
)

/** What a woman's eyes have besides. */
export const LASHES: readonly string[] = EYES.map(lashes)

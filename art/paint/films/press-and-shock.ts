/** Check, call, press, shock. `npx tsx art/paint/films/press-and-shock.ts` (needs ffmpeg). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playScore } from '../../sound/scores.ts'
import { handsOnChest } from '../pictures/reef/hands-on-chest.ts'
import { barsIn, chordsOf, noteOf } from './bars.ts'
import { lengthOf, makeFilm } from './make-film.ts'
import type { Shot } from './shot.ts'

/** Compressions a minute, of what is seen and of what is heard. */
const BEATS = 110
/** Px that the hands go down, in so many drawings. */
const DEPTH = 16
const DRAWINGS = 7

function pressing(): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'pressing-'))
  const drawings = Array.from({ length: DRAWINGS }, (_, i) => {
    const file = join(folder, `${i}.svg`)
    handsOnChest((DEPTH * i) / (DRAWINGS - 1)).finish(file)
    return readFileSync(file)
  })
  rmSync(folder, { recursive: true })
  return drawings
}

/** Down fast, up all the way. */
function pressedAt(seconds: number): number {
  const phase = ((seconds * BEATS) / 60) % 1
  return Math.round(((1 - Math.cos(2 * Math.PI * phase)) / 2) * (DRAWINGS - 1))
}

const SHOTS: readonly Shot[] = [
  {
    picture: 'listening-for-breath',
    seconds: 5.5,
    from: [500, 300, 930],
    to: [440, 310, 640],
    lamp: [96, 430],
    air: 'snow',
  },
  {
    picture: 'heart-on-plan',
    seconds: 5.5,
    from: [480, 300, 900],
    to: [560, 260, 600],
    lamp: [120, 380],
    air: 'motes',
  },
  {
    picture: { drawings: pressing(), at: pressedAt },
    seconds: 9,
    from: [480, 310, 930],
    to: [480, 322, 790],
    lamp: [128, 300],
    air: 'snow',
  },
  { picture: 'aed-case', seconds: 4.5, from: [480, 330, 900], to: [480, 340, 560], air: 'snow' },
  {
    picture: 'pads-ready',
    seconds: 5,
    from: [420, 320, 640],
    to: [560, 320, 760],
    lamp: [96, 380],
    air: 'snow',
  },
  {
    picture: 'pads-and-clear',
    seconds: 4.5,
    from: [500, 330, 800],
    to: [480, 290, 950],
    lamp: [96, 190],
    air: 'snow',
  },
  {
    picture: 'finger-on-button',
    seconds: 4.5,
    from: [480, 320, 900],
    to: [470, 350, 560],
    lamp: [96, 370],
    air: 'snow',
  },
  {
    picture: 'boat-with-blue-light',
    seconds: 6.5,
    from: [420, 350, 640],
    to: [500, 290, 940],
    lamp: [70, 350],
    air: 'snow',
  },
]

const D = [293.66, 369.99, 440, 587.33]
const B = [246.94, 293.66, 369.99, 493.88]
const G = [196, 293.66, 392, 493.88]
const A = [220, 277.18, 329.63, 440]
const seconds = lengthOf(SHOTS)
const bars = barsIn(seconds, BEATS)
const chords = chordsOf(bars, () => [B, G, D, A])

await makeFilm({
  name: 'check-call-press-shock',
  shots: SHOTS,
  posterAt: 14,
  score: playScore({
    beats: BEATS,
    seconds,
    // the beat of the compressions is heard all along
    wood: Array.from(
      { length: (bars + 1) * 4 },
      (_, beat) => [beat, 523.25, beat % 4 === 0 ? 0.8 : 0.5] as const,
    ),
    chime: chords.flatMap((chord, bar) =>
      [0, 2, 1, 3].map((step, i) => [bar * 4 + i, noteOf(chord, step), i === 0 ? 0.9 : 0.55] as const),
    ),
    bell: chords.map((chord, bar) => [bar * 4, noteOf(chord, 0) / 2] as const),
  }),
})

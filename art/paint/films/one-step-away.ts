/** From a near miss to what prevents the next one. `npx tsx art/paint/films/one-step-away.ts` (needs ffmpeg). */
import { playScore } from '../../sound/scores.ts'
import { barsIn, chordsOf, noteOf } from './bars.ts'
import { lengthOf, makeFilm } from './make-film.ts'
import type { Shot } from './shot.ts'

const SHOTS: readonly Shot[] = [
  { picture: 'crate-beside', seconds: 5.5, from: [480, 300, 930], to: [520, 360, 660], air: 'snow' },
  { picture: 'frayed-rope', seconds: 5, from: [480, 300, 900], to: [480, 290, 600], air: 'snow' },
  { picture: 'by-the-winch', seconds: 5.5, from: [420, 320, 660], to: [500, 300, 920], air: 'motes' },
  { picture: 'one-line-report', seconds: 5.5, from: [480, 320, 930], to: [470, 280, 620], air: 'motes' },
  { picture: 'told-and-heard', seconds: 5.5, from: [360, 320, 680], to: [520, 310, 900], air: 'motes' },
  { picture: 'icy-step', seconds: 5.5, from: [480, 310, 930], to: [480, 380, 600], air: 'snow' },
  { picture: 'roof-over-step', seconds: 5, from: [480, 380, 640], to: [480, 300, 920], air: 'snow' },
  { picture: 'beam-over-rocks', seconds: 6.5, from: [330, 260, 620], to: [480, 290, 950], air: 'snow' },
]

const B = [123.47, 246.94, 293.66, 369.99]
const G = [196, 246.94, 293.66, 392]
const D = [146.83, 220, 293.66, 369.99]
const A = [220, 277.18, 329.63, 440]
const beats = 84
const seconds = lengthOf(SHOTS)
const bars = barsIn(seconds, beats)
// the fright, and from the report on the way home
const chords = chordsOf(bars, (bar) => (bar < bars / 3 ? [B, G, B, A] : [D, A, G, D]))

await makeFilm({
  name: 'one-step-away',
  shots: SHOTS,
  posterAt: 2.6,
  score: playScore({
    beats,
    seconds,
    chime: chords.flatMap((chord, bar) =>
      [0, 1, 3, 2].map((step, i) => [bar * 4 + i, noteOf(chord, step) * 2, i === 0 ? 0.9 : 0.5] as const),
    ),
    bell: chords.map((chord, bar) => [bar * 4, noteOf(chord, 0)] as const),
    wood: chords.flatMap((_, bar) =>
      (bar < bars / 3 ? [0, 0.5, 2] : [2]).map((at) => [bar * 4 + at, 294, 0.4] as const),
    ),
  }),
})

/** What stays a person's part when an AI helps. `npx tsx art/paint/films/before-you-let-go.ts` (needs ffmpeg). */
import { playScore } from '../../sound/scores.ts'
import { barsIn, chordsOf, noteOf } from './bars.ts'
import { lengthOf, makeFilm } from './make-film.ts'
import type { Shot } from './shot.ts'

const SHOTS: readonly Shot[] = [
  { picture: 'parrot-on-lectern', seconds: 5.5, from: [480, 320, 930], to: [430, 280, 660], air: 'motes' },
  { picture: 'pinned-to-gate', seconds: 5.5, from: [420, 300, 680], to: [520, 300, 920], air: 'snow' },
  { picture: 'chart-wrong-island', seconds: 5.5, from: [480, 310, 930], to: [540, 260, 640], air: 'snow' },
  { picture: 'books-and-glass', seconds: 5, from: [480, 330, 900], to: [470, 330, 620], air: 'motes' },
  { picture: 'orders-between-lines', seconds: 5.5, from: [480, 300, 930], to: [500, 290, 640], air: 'motes' },
  { picture: 'three-levers', seconds: 5.5, from: [420, 310, 640], to: [500, 300, 900], air: 'motes' },
  { picture: 'covered-portrait', seconds: 5, from: [480, 310, 920], to: [480, 300, 640], air: 'motes' },
  { picture: 'cog-stamp', seconds: 6.5, from: [480, 340, 640], to: [480, 300, 940], air: 'motes' },
]

const E = [164.81, 246.94, 329.63, 392]
const C = [196, 261.63, 329.63, 392]
const G = [196, 246.94, 293.66, 392]
const D = [220, 293.66, 369.99, 440]
const beats = 92
const seconds = lengthOf(SHOTS)
const bars = barsIn(seconds, beats)
// a question in minor until the person takes over, then its answer
const chords = chordsOf(bars, (bar) => (bar < bars / 2 ? [E, C, E, D] : [G, D, C, G]))

await makeFilm({
  name: 'before-you-let-go',
  shots: SHOTS,
  posterAt: 3.4,
  score: playScore({
    beats,
    seconds,
    chime: chords.flatMap((chord, bar) =>
      [0, 2, 1, 3, 1, 2].map(
        (step, i) => [bar * 4 + (i * 2) / 3, noteOf(chord, step) * 2, i % 3 === 0 ? 0.85 : 0.45] as const,
      ),
    ),
    bell: chords.map((chord, bar) => [bar * 4, noteOf(chord, 0)] as const),
    // clockwork, as long as the helper is alone with its levers
    wood: chords.flatMap((_, bar) =>
      (bar < bars / 2 ? [0, 1, 2, 3] : [0]).map((at) => [bar * 4 + at, 440, 0.32] as const),
    ),
  }),
})

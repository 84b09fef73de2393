/** What happens in the minutes after a click. `npx tsx art/paint/films/three-minutes.ts` (needs ffmpeg). */
import { playScore } from '../../sound/scores.ts'
import { barsIn, chordsOf, noteOf } from './bars.ts'
import { lengthOf, makeFilm } from './make-film.ts'
import type { Shot } from './shot.ts'

const SHOTS: readonly Shot[] = [
  { picture: 'letter-on-hook', seconds: 5.5, from: [480, 290, 930], to: [490, 240, 640], air: 'snow' },
  {
    picture: 'key-behind-screen',
    seconds: 5.5,
    from: [400, 320, 700],
    to: [560, 250, 620],
    lamp: [128, 490],
    air: 'motes',
  },
  { picture: 'one-key-many-doors', seconds: 5.5, from: [330, 330, 640], to: [520, 300, 950], air: 'snow' },
  {
    picture: 'hourglass-letter',
    seconds: 5,
    from: [480, 320, 930],
    to: [430, 300, 620],
    lamp: [206, 430],
    air: 'motes',
  },
  {
    picture: 'night-call',
    seconds: 6,
    from: [300, 400, 600],
    to: [620, 300, 660],
    lamp: [246, 480],
    air: 'motes',
  },
  {
    picture: 'pier-bell',
    seconds: 5.5,
    from: [560, 310, 900],
    to: [440, 240, 600],
    lamp: [186, 200],
    air: 'snow',
  },
  {
    picture: 'phone-at-night',
    seconds: 5.5,
    from: [480, 330, 900],
    to: [560, 295, 700],
    air: 'motes',
  },
  {
    picture: 'beam-over-rocks',
    seconds: 6.5,
    from: [330, 260, 620],
    to: [480, 290, 950],
    air: 'snow',
  },
]

const A = [220, 261.63, 329.63, 440]
const F = [174.61, 261.63, 349.23, 440]
const C = [196, 261.63, 329.63, 392]
const G = [196, 246.94, 293.66, 392]
const beats = 80
const seconds = lengthOf(SHOTS)
const bars = barsIn(seconds, beats)
// at first it worries; from the bell on it goes home
const chords = chordsOf(bars, (bar) => (bar < bars / 2 ? [A, F, A, G] : [C, G, F, C]))

await makeFilm({
  name: 'three-minutes-after',
  shots: SHOTS,
  posterAt: 3.2,
  score: playScore({
    beats,
    seconds,
    chime: chords.flatMap((chord, bar) =>
      [0, 1, 2, 3, 2, 1, 2, 3].map(
        (step, i) => [bar * 4 + i / 2, noteOf(chord, step) * 2, i % 4 === 0 ? 0.9 : 0.5] as const,
      ),
    ),
    bell: chords.map((chord, bar) => [bar * 4, noteOf(chord, 0)] as const),
    wood: chords.flatMap((_, bar) =>
      (bar < bars / 2 ? [0, 2] : []).map((at) => [bar * 4 + at, 330, 0.4] as const),
    ),
  }),
})

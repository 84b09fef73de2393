/** Hz from the lowest note up. */
export type Chord = readonly number[]

/** Whole bars of four beats in a film, but for the last, in which it fades. */
export function barsIn(seconds: number, beatsAMinute: number): number {
  return Math.floor((seconds * beatsAMinute) / 60 / 4) - 1
}

/** One chord a bar. @param turn what is played in a bar, over and over */
export function chordsOf(
  bars: number,
  turn: (bar: number) => readonly [Chord, Chord, Chord, Chord],
): Chord[] {
  return Array.from({ length: bars }, (_, bar) => {
    const [first, ...others] = turn(bar)
    return others[(bar % 4) - 1] ?? first
  })
}

/** The note of a chord; its lowest where it has none there. */
export function noteOf(chord: Chord, step: number): number {
  return chord[step] ?? chord[0] ?? 0
}

/** How many times as fast as it was filmed a film can play. */
export const FILM_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type FilmSpeed = (typeof FILM_SPEEDS)[number]

/** The speeds that a film offers: all of them, unless its task restricts them. */
export function speedsOf({ speeds }: { speeds?: readonly FilmSpeed[] | undefined }): readonly FilmSpeed[] {
  return speeds ?? FILM_SPEEDS
}

/** The fastest of them: more of the film than this times the time that passed cannot have been seen. */
export function fastestOf(film: { speeds?: readonly FilmSpeed[] | undefined }): number {
  return Math.max(...speedsOf(film))
}

/** The speed at which a film plays for somebody who prefers another: its own, where it does not offer theirs. */
export function playedSpeed(
  film: { speeds?: readonly FilmSpeed[] | undefined },
  wished: FilmSpeed,
): FilmSpeed {
  return speedsOf(film).includes(wished) ? wished : 1
}

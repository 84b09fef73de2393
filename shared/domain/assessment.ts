/** Stars that a leader gives for a task (FIN-5). */
export const ASSESSMENTS = [1, 2, 3, 4, 5] as const
export type Assessment = (typeof ASSESSMENTS)[number]

/** So many send the work back: its player may hand it in once more. */
const SENT_BACK_UP_TO = 2

export function isSentBack(stars: number): boolean {
  return stars <= SENT_BACK_UP_TO
}

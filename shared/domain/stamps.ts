/** Which page tells something, and as which of what it tells, counted up from 1. */
export interface Stamp {
  by: string
  order: number
}

/** Pages that are remembered: more than these do not tell of the same at the same time. */
const MOST_PAGES = 20

/** Whether the page has told this before, or something that came after it. */
export function isOvertaken(heard: readonly Stamp[], { by, order }: Stamp): boolean {
  return heard.some((one) => one.by === by && one.order >= order)
}

/** What has been heard of each page, the latest page last. */
export function hear(heard: readonly Stamp[], stamp: Stamp): Stamp[] {
  return [...heard.filter(({ by }) => by !== stamp.by), stamp].slice(-MOST_PAGES)
}

/** The page that sent a move, and the number of that move on the page, from 1. */
export interface Stamp {
  by: string
  order: number
}

/** Pages that are remembered: no more than these send moves of one attempt at the same time. */
const MOST_PAGES = 20

/** Whether the page has sent this move, or a later one, before. */
export function isOvertaken(heard: readonly Stamp[], { by, order }: Stamp): boolean {
  return heard.some((one) => one.by === by && one.order >= order)
}

/** What has been heard of each page, the latest page last. */
export function hear(heard: readonly Stamp[], stamp: Stamp): Stamp[] {
  return [...heard.filter(({ by }) => by !== stamp.by), stamp].slice(-MOST_PAGES)
}

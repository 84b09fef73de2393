/** By the width of the window, in CSS pixels: below the first it is as wide as a phone, below the second as a tablet. */
export const WINDOW_WIDTHS = { tablet: 600, computer: 1024 } as const
export const WINDOW_SIZES = ['phone', 'tablet', 'computer'] as const
export type WindowSize = (typeof WINDOW_SIZES)[number]

/** How often something was visited, and by how many different people. */
export interface VisitCount {
  visits: number
  people: number
}

/** What the recorded events of a group say of the last 28 days that have ended. Nothing here is of fewer than five people on a day. */
export interface Visits {
  /** Of whom all of it is: whole fives of those who came, the longest enrolled first. */
  people: number
  /** Every day once; null where one to four people came. */
  days: { day: string; count: VisitCount | null }[]
  tasks: ({ task: string } & VisitCount)[]
  missions: ({ mission: string } & VisitCount)[]
  /** Null where one of them is of too few people: it would be what the others leave of all. */
  sizes: { size: WindowSize; people: number }[] | null
  browsers: { browser: string; people: number }[] | null
}

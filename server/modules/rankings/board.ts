import { bandOf, PODIUM } from '#shared/domain/rankings.ts'

/** Somebody on a board: the most points first, equal ones by name. */
export interface Entry {
  id: string
  points: number
  /** In small letters. */
  name: string
}

/** An id before every other: of an entry that nobody is. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Everybody of a ranking whom it shows, with points; the reader may be one of them. */
export interface Board {
  count: number
  /** How many have more points. */
  above: (points: number) => Promise<number>
  /** The nearest before an entry of the order, the nearest first; from the end where there is none. */
  before: (entry: Entry | null, limit: number) => Promise<Entry[]>
  /** The nearest behind it; from the start where there is none. */
  behind: (entry: Entry | null, limit: number) => Promise<Entry[]>
}

/** Rows that are looked at for the podium: all that share the first three places, ten at most. */
export const PODIUM_ROWS = 10

export type Ranked = Entry & { rank: number }

/** A ranking without its band: nobody below `floor` points is shown with a place. */
export interface Ranking extends Board {
  floor: number
  /** How many the band holds. */
  others: number
}

/** Finds where the band begins: it never parts equal points, and takes nobody from the podium. */
export async function withoutBand(board: Board): Promise<Ranking> {
  const band = bandOf(board.count)
  if (band === 0) return { ...board, floor: 1, others: 0 }
  const [last, top] = await Promise.all([board.before(null, band), board.behind(null, PODIUM_ROWS)])
  const floor = Math.min((last.at(-1)?.points ?? 0) + 1, top.slice(0, PODIUM).at(-1)?.points ?? 1)
  return { ...board, floor, others: board.count - (await board.above(floor - 1)) }
}

/** Gives each its rank; equal points share one, which the next ones leave out. @param rows neighbours in the order */
export async function ranked(board: Board, rows: readonly Entry[]): Promise<Ranked[]> {
  const [first] = rows
  if (!first) return []
  const [more, atLeast] = await Promise.all([board.above(first.points), board.above(first.points - 1)])
  const ranks = new Map([[first.points, more + 1]])
  // of what begins on the page, all that have more points are on it too
  const begun = rows.filter(({ points }) => points < first.points)
  begun.forEach(({ points }, index) => {
    if (!ranks.has(points)) ranks.set(points, atLeast + index + 1)
  })
  return rows.map((row) => ({ ...row, rank: ranks.get(row.points) ?? more + 1 }))
}

export async function podiumOf(board: Board): Promise<Ranked[]> {
  const rows = await board.behind(null, PODIUM_ROWS)
  // from the top nothing has to be counted
  const atTop = { ...board, above: (points: number) => Promise.resolve(countAbove(rows, points)) }
  return (await ranked(atTop, rows)).filter(({ rank }) => rank <= PODIUM)
}

const countAbove = (rows: readonly Entry[], points: number): number =>
  rows.filter((row) => row.points > points).length

/** Whether one entry comes before another. */
export function isBefore(one: Entry, other: Entry): boolean {
  if (one.points !== other.points) return one.points > other.points
  return one.name === other.name ? one.id < other.id : one.name < other.name
}

/** A board of few, all of them given. */
export function boardOfFew(entries: readonly Entry[]): Board {
  const order = entries.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  return {
    count: order.length,
    above: (points) => Promise.resolve(order.filter((entry) => entry.points > points).length),
    before: (entry, limit) =>
      Promise.resolve(
        order
          .filter((other) => entry === null || isBefore(other, entry))
          .toReversed()
          .slice(0, limit),
      ),
    behind: (entry, limit) =>
      Promise.resolve(order.filter((other) => entry === null || isBefore(entry, other)).slice(0, limit)),
  }
}

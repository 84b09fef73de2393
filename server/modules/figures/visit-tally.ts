import { DAY_MS } from '#shared/domain/durations.ts'
import { FIGURE_DAYS } from '#shared/domain/figures.ts'
import { dayAfter } from '#shared/domain/local-date.ts'
import { WINDOW_SIZES, type VisitCount, type Visits } from '#shared/domain/visits.ts'
import type { Content } from '#server/play/content.ts'

/** What one person did of one sort on one day. */
interface VisitRow {
  person: string
  day: string
  /** 'day', 'task', 'mission', 'size' or 'browser'. */
  kind: string
  /** Empty for a day, and for a size or a browser that is not known. */
  key: string
  visits: number
}

interface Counts {
  days: VisitCount[]
  /** On which days each person did it: a bit for each day. */
  daysOf: Map<string, number>
}

/**
 * Adds up visits. Each count leaves out the days on which too few people did just that: what a day adds, which can be found by
 * looking before and after, is of enough people.
 */
export class VisitTally {
  readonly #first: string
  readonly #isEnough: (count: VisitCount) => boolean
  readonly #counts = new Map<string, Map<string, Counts>>()

  /**
   * @param first the first of the days
   * @param least how many people are enough
   */
  constructor(first: string, least: number) {
    this.#first = first
    this.#isEnough = ({ people }) => people >= least
  }

  add({ person, day, kind, key, visits }: VisitRow): void {
    const counts = this.#countsOf(kind, key)
    const index = Math.round((Date.parse(day) - Date.parse(this.#first)) / DAY_MS)
    const its = counts.days[index]
    if (!its) return
    its.visits += visits
    its.people += 1
    counts.daysOf.set(person, (counts.daysOf.get(person) ?? 0) | (1 << index))
  }

  toVisits(content: Content): Omit<Visits, 'people'> {
    const days = this.#countsOf('day', '').days
    return {
      days: days.map((count, index) => ({
        day: dayAfter(this.#first, index),
        count: count.people === 0 || this.#isEnough(count) ? count : null,
      })),
      tasks: [...content.tasks.keys()]
        .flatMap((task) => this.#shown('task', task).map((count) => ({ task, ...count })))
        .toSorted(byVisits),
      missions: [...content.missions.keys()]
        .flatMap((mission) => this.#shown('mission', mission).map((count) => ({ mission, ...count })))
        .toSorted(byVisits),
      sizes: this.#isWhole('size')
        ? WINDOW_SIZES.flatMap((size) => this.#shown('size', size).map(({ people }) => ({ size, people })))
        : null,
      browsers: this.#isWhole('browser')
        ? [...(this.#counts.get('browser')?.keys() ?? [])]
            .filter((browser) => browser !== '')
            .flatMap((browser) => this.#shown('browser', browser).map(({ people }) => ({ browser, people })))
            .toSorted((one, other) => other.people - one.people)
        : null,
    }
  }

  #countsOf(kind: string, key: string): Counts {
    const ofKind = this.#counts.get(kind) ?? new Map<string, Counts>()
    this.#counts.set(kind, ofKind)
    const counts = ofKind.get(key) ?? {
      days: Array.from({ length: FIGURE_DAYS }, () => ({ visits: 0, people: 0 })),
      daysOf: new Map<string, number>(),
    }
    ofKind.set(key, counts)
    return counts
  }

  /** Nothing where there was no day with enough people. */
  #shown(kind: string, key: string): VisitCount[] {
    const counts = this.#counts.get(kind)?.get(key)
    if (!counts) return []
    const shownDays = counts.days.reduce(
      (bits, count, index) => (this.#isEnough(count) ? bits | (1 << index) : bits),
      0,
    )
    if (shownDays === 0) return []
    return [
      {
        visits: counts.days.filter(this.#isEnough).reduce((all, { visits }) => all + visits, 0),
        people: [...counts.daysOf.values()].filter((bits) => (bits & shownDays) !== 0).length,
      },
    ]
  }

  /** Whether nobody is left out: one part that is missing is what the others leave of all. */
  #isWhole(kind: string): boolean {
    return [...(this.#counts.get(kind)?.keys() ?? [])].every((key) => this.#shown(kind, key).length > 0)
  }
}

const byVisits = (one: VisitCount, other: VisitCount): number => other.visits - one.visits

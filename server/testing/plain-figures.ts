import { DAY_MS } from '#shared/domain/durations.ts'
import { FIGURE_DAYS, type Figures, type ItemAnswers, type Quartiles } from '#shared/domain/figures.ts'
import { FEWEST_PEOPLE } from '#shared/domain/small-groups.ts'
import { STUCK_MS } from '#shared/domain/stuck.ts'
import { SURENESS } from '#shared/domain/sureness.ts'

export interface PlainAttempt {
  id: string
  person: string
  task: string
  isReview: boolean
  startedAt: Date
  /** Null: it is open. */
  finishedAt: Date | null
  /** Of an exam, by question: what was given, and how sure. */
  given: Readonly<Record<string, { answers: string[]; sureness?: number }>>
}

/** A task is completed by an attempt, once. */
export interface PlainHistory {
  attempts: readonly PlainAttempt[]
  /** Ids of attempts. */
  completed: readonly string[]
}

interface Place {
  id: string
  tasks: readonly string[]
}

/** All who count, and since when they play. */
export type Counted = ReadonlyMap<string, Date>

/**
 * The figures of a group in the plainest way: everything is in memory, nothing is asked of a database. What the tests hold the counting
 * by SQL against.
 * @param exams questions of each
 */
export function plainFigures(
  { attempts, completed }: PlainHistory,
  counted: Counted,
  missions: readonly Place[],
  exams: Readonly<Record<string, readonly string[]>>,
  now: Date,
): Figures {
  const theirs = attempts.filter(({ person }) => counted.has(person))
  const done = theirs.filter(({ id }) => completed.includes(id))
  const tasks = missions.flatMap((mission) => mission.tasks)
  const doneOf = (person: string) => done.filter((one) => one.person === person)
  const progressOf = (person: string): keyof Figures['progress'] => {
    const its = doneOf(person)
    if (its.length === tasks.length) return 'done'
    if (its.length === 0 && !theirs.some((one) => one.person === person)) return 'notBegun'
    const last = its.length > 0 ? Math.max(...its.map(endOf)) : (counted.get(person)?.getTime() ?? 0)
    return last < now.getTime() - STUCK_MS ? 'still' : 'moving'
  }
  const people = [...counted.keys()]
  const count = (state: keyof Figures['progress']) =>
    people.filter((person) => progressOf(person) === state).length
  return {
    people: people.length,
    progress: {
      done: count('done'),
      moving: count('moving'),
      still: count('still'),
      notBegun: count('notBegun'),
    },
    days: daysOf(done, now),
    missions: missions.map((mission) => {
      const begun = people.filter((person) =>
        theirs.some((one) => one.person === person && mission.tasks.includes(one.task)),
      )
      const finished = begun.filter((person) =>
        mission.tasks.every((task) => doneOf(person).some((one) => one.task === task)),
      )
      return { mission: mission.id, begun: begun.length, finished: finished.length }
    }),
    tasks: tasks.map((task) => {
      const tries = theirs.filter((one) => one.task === task && !one.isReview)
      const its = done.filter((one) => one.task === task)
      return {
        task,
        begun: new Set(tries.map(({ person }) => person)).size,
        finished: its.length,
        tries: tries.length,
        time: timeOf(its),
      }
    }),
    stops: stopsOf(
      people.filter((person) => progressOf(person) === 'still'),
      theirs,
      done,
    ),
    answers: Object.entries(exams).flatMap(([task, questions]) =>
      answersOf(
        theirs.filter((one) => one.task === task && !one.isReview && one.finishedAt),
        task,
        questions,
      ),
    ),
  }
}

const endOf = ({ startedAt, finishedAt }: PlainAttempt): number => (finishedAt ?? startedAt).getTime()

/** Whole fives, the earliest first. */
function wholeFives(some: readonly PlainAttempt[]): PlainAttempt[] {
  const ordered = some.toSorted((one, other) => endOf(one) - endOf(other))
  return ordered.slice(0, ordered.length - (ordered.length % FEWEST_PEOPLE))
}

function daysOf(done: readonly PlainAttempt[], now: Date): Figures['days'] {
  return Array.from({ length: FIGURE_DAYS }, (_, index) => {
    const day = dayOf(new Date(now.getTime() - (FIGURE_DAYS - 1 - index) * DAY_MS))
    const its = done.filter((one) => dayOf(new Date(endOf(one))) === day)
    return { day, finished: its.length, people: new Set(its.map(({ person }) => person)).size }
  })
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

function timeOf(done: readonly PlainAttempt[]): Quartiles | null {
  const seconds = wholeFives(done)
    .map((one) => (endOf(one) - one.startedAt.getTime()) / 1000)
    .toSorted((one, other) => one - other)
  if (seconds.length === 0) return null
  const at = (share: number) => {
    const place = share * (seconds.length - 1)
    const [low = 0, high = 0] = [seconds[Math.floor(place)], seconds[Math.ceil(place)]]
    return Math.round(low + (high - low) * (place - Math.floor(place)))
  }
  return { people: seconds.length, quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75) }
}

function stopsOf(
  still: readonly string[],
  attempts: readonly PlainAttempt[],
  done: readonly PlainAttempt[],
): Figures['stops'] {
  const stops = new Map<string, Figures['stops'][number]>()
  for (const person of still) {
    const [last] = attempts
      .filter((one) => one.person === person && !one.isReview)
      .toSorted((one, other) => endOf(other) - endOf(one))
    if (!last) continue
    const { task } = last
    const isOpen = !done.some((one) => one.person === person && one.task === task)
    const key = `${task} ${isOpen}`
    stops.set(key, { task, isOpen, people: (stops.get(key)?.people ?? 0) + 1 })
  }
  return [...stops.values()]
}

function answersOf(
  papers: readonly PlainAttempt[],
  task: string,
  questions: readonly string[],
): ItemAnswers[] {
  const first = new Map<string, PlainAttempt>()
  const byStart = papers.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
  for (const paper of byStart) if (!first.has(paper.person)) first.set(paper.person, paper)
  const byAnswer = new Map<string, ItemAnswers>()
  for (const question of questions) {
    for (const { given } of wholeFives([...first.values()])) {
      const { answers = [], sureness } = given[question] ?? {}
      const isSure = sureness === undefined ? null : sureness >= SURENESS.threshold
      const key = `${question} ${answers.join()} ${isSure}`
      byAnswer.set(key, { task, question, answers, isSure, people: (byAnswer.get(key)?.people ?? 0) + 1 })
    }
  }
  return [...byAnswer.values()]
}

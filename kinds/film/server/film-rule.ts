import * as z from 'zod/mini'
import { countSeconds, cutRanges, enoughSeconds, joinRanges, secondsOf } from '#shared/domain/coverage.ts'
import { fastestOf } from '#shared/domain/film-speeds.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { PublishedOf } from '#shared/scene/tasks/task.ts'
import type { Answered, FilmKind } from '../shared/film-schemas.ts'
import { questionsOf, showMoments } from '../shared/show-moments.ts'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import { areSameAnswers, mayAnswer } from '#shared/domain/chosen-answers.ts'
import { leastSecondsFor, secondsBetween, sumSeconds } from '#kinds/define/pace.ts'
import type { Result, When } from '#kinds/define/rule.ts'

/** Seconds of film beyond what the clock allows: of clocks that differ, and of seconds counted when half of them had passed. */
const SLACK = 5

const Stored = z.object({
  /** Where the player stands, in seconds. */
  at: z.number(),
  seen: z.array(z.tuple([z.number(), z.number()])),
  /** The first answer to each question; absent until there is one. */
  answers: z.optional(
    z.record(
      z.string(),
      z.object({
        answers: z.array(z.string()),
        isCorrect: z.boolean(),
        /** From where it stopped to the answer, rounded; absent where nothing is known of them. */
        seconds: z.optional(z.number()),
      }),
    ),
  ),
  /** When it was last heard of how it plays, in ms since 1970; of a film that asks. */
  since: z.optional(z.number()),
})
export type FilmStored = z.infer<typeof Stored>

/**
 * What both kinds of film have in common: done when enough of its seconds were seen, none sooner than it can be played, and
 * all that it asks was answered. Points for the share of questions that were right at the first try; all where it asks nothing.
 */
const rule = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (): FilmStored => ({ at: 0, seen: [] }),

  take(
    film: Film,
    stored: FilmStored,
    { at, seen = [], answer }: Move,
    when: When,
  ): FilmStored | MoveRefusal {
    if (seen.some(([from, to]) => to <= from)) return 'unknown'
    const { seconds } = film
    const length = secondsOf(seconds)
    const after = joinRanges(stored.seen, cutRanges(seen, length))
    if (countSeconds(after) > countSeconds(stored.seen) && countSeconds(after) > playable(film, when))
      return 'too-fast'
    const watched = { ...stored, at: Math.min(at ?? stored.at, seconds), seen: after }
    if (answer) return answerOf(film, watched, answer, when)
    return questionsOf(film.moments).length > 0 ? { ...watched, since: when.now.getTime() } : watched
  },

  // several films at once need the time of all of them
  leastSeconds: (film: Film, { moments: words }: TaskText, { seen }: FilmStored): number =>
    Math.max(0, (countSeconds(seen) - SLACK) / fastestOf(film)) +
    sumSeconds(
      questionsOf(film.moments).map(({ id }) =>
        leastSecondsFor(words?.[id]?.question, ...Object.values(words?.[id]?.answers ?? {})),
      ),
    ),

  // a version before may have had a longer film
  shortened({ seconds }: Film, { at, seen }: FilmStored): Pick<FilmStored, 'at' | 'seen'> {
    return { at: Math.min(at, seconds), seen: cutRanges(seen, secondsOf(seconds)) }
  },

  progress(film: Film, stored: FilmStored): number {
    const length = secondsOf(film.seconds)
    const enough = enoughSeconds(length)
    const asked = questionsOf(film.moments)
    const answered = asked.filter(({ id }) => firstOf(stored, id)).length
    const watched = Math.min(enough, countSeconds(cutRanges(stored.seen, length)))
    return percentDone(watched + answered, enough + asked.length)
  },

  result(film: Film, stored: FilmStored): Result | null {
    const length = secondsOf(film.seconds)
    const asked = questionsOf(film.moments)
    const isEnough = countSeconds(cutRanges(stored.seen, length)) >= enoughSeconds(length)
    if (!isEnough || asked.some(({ id }) => !firstOf(stored, id))) return null
    if (asked.length === 0) return { share: 1, score: null, isPassed: true }
    const right = asked.filter(({ id }) => firstOf(stored, id)?.isCorrect).length
    return { share: right / asked.length, score: { right, all: asked.length }, isPassed: true }
  },
}

/** The rule of one kind of film. */
export function filmRule<Kind extends FilmKind>(kind: Kind) {
  return {
    ...rule,
    // all of it may be known but which answers are right
    playable: <Known extends Film>(content: Known, { moments: words, transcript }: TaskText) => {
      const { moments, ...film } = content
      return {
        ...film,
        ...(moments && { moments: showMoments(moments, words) }),
        ...(transcript && { transcript }),
      }
    },
    show: (content: Film, text: TaskText, stored: FilmStored) => ({
      type: kind,
      ...rule.shortened(content, stored),
      ...(questionsOf(content.moments).length > 0 && { answered: answeredIn(content, text, stored) }),
    }),
  }
}

export type Film = PublishedOf<FilmKind>

interface Move {
  at?: number | undefined
  seen?: [number, number][] | undefined
  answer?: { moment: string; answers: string[] } | undefined
}

/** The first answer counts; the same once more changes nothing. */
function answerOf(
  { moments = [] }: Film,
  stored: FilmStored,
  { moment, answers }: NonNullable<Move['answer']>,
  { now }: When,
): FilmStored | MoveRefusal {
  const question = moments.find(({ id }) => id === moment)?.question
  if (!question) return 'unknown'
  const first = firstOf(stored, moment)
  if (first) return areSameAnswers(first.answers, answers) ? stored : 'already-answered'
  if (!mayAnswer(answers, question)) return 'unknown'
  const seconds = secondsBetween(stored.since, now.getTime())
  const isCorrect = areSameAnswers(answers, question.correct)
  const given = { answers, isCorrect, ...(seconds !== null && { seconds }) }
  return { ...stored, answers: { ...stored.answers, [moment]: given } }
}

/** Answers to questions that a new version removed are left out. */
function answeredIn({ moments }: Film, { moments: words }: TaskText, stored: FilmStored): Answered[] {
  return questionsOf(moments).flatMap(({ id, question }) => {
    const first = firstOf(stored, id)
    if (!first || !question) return []
    const { answers, isCorrect } = first
    const explanation = words?.[id]?.explanation ?? ''
    return [{ moment: id, answers, isCorrect, correct: question.correct, explanation }]
  })
}

export function firstOf(
  { answers = {} }: FilmStored,
  moment: string,
): NonNullable<FilmStored['answers']>[string] | undefined {
  return Object.hasOwn(answers, moment) ? answers[moment] : undefined
}

/** Seconds of film that can have been seen since the attempt began, at the fastest speed that it offers. */
function playable(film: Film, { startedAt, now }: When): number {
  return (fastestOf(film) * (now.getTime() - startedAt.getTime())) / 1000 + SLACK
}

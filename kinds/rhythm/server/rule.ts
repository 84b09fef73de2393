import * as z from 'zod/mini'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { drawSalt, inKeyOrder, keyOf } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule, When } from '#kinds/define/rule.ts'
import type { RhythmContent, RhythmState } from '../shared/schemas.ts'
import { intervalsOf, isPossible, rateOf, shareOfPresses, verdictsOf } from './judge-presses.ts'

type Round = RhythmContent['rounds'][number]

const Stored = z.object({
  /** Drawn once an attempt, and never sent. */
  salt: z.string(),
  /** By ids of rounds, each as it was played first: ms of presses from the first one, or the beat that was chosen. */
  given: z.array(
    z.object({ round: z.string(), stamps: z.nullable(z.array(z.number())), rate: z.nullable(z.number()) }),
  ),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>
export type Given = Stored['given'][number]

/** ms by which the clocks of a page and of the server may part. */
const CLOCKS_PART_MS = 1000

/** Rhythms that are pressed, or told from others by listening. The first of both counts in each round. */
export const rule: TaskRule<'rhythm', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now, chance }) => ({ salt: drawSalt(chance), given: [], since: now.getTime() }),

  playable: ({ type, rounds }, { parts }, { salt }) => ({
    type,
    rounds: rounds.map((round) => ({
      ...{ id: round.id, title: parts?.[round.id]?.title ?? '', text: parts?.[round.id]?.text ?? '' },
      ...{ presses: round.presses, beat: round.beat, lead: round.lead ?? null },
      beats: inKeyOrder(ratesOf(round).map((rate) => ({ key: beatKey(salt, round, rate), rate }))),
    })),
  }),

  take({ rounds }, stored, { round: id, stamps, choose }, when) {
    const round = rounds.find((one) => one.id === id)
    if (!round) return 'unknown'
    const given = readGiven(round, stored, stamps, choose)
    if (given === null) return stored
    if (typeof given === 'string') return given
    const first = stored.given.find((one) => one.round === id)
    if (first) return isSame(first, given) ? stored : 'already-answered'
    // one after the other
    if (rounds.find((one) => !stored.given.some((before) => before.round === one.id)) !== round)
      return 'out-of-order'
    const after = withSpent({ ...stored, given: [...stored.given, given] }, id, when.now.getTime())
    return wasTimeFor(after, when) ? after : 'too-fast'
  },

  show: (content, text, stored) => ({
    type: 'rhythm',
    judged: judgedOf(content, stored).map(([round, given]) => judged(round, given, text, stored)),
  }),

  progress: (content, stored) => percentDone(judgedOf(content, stored).length, content.rounds.length),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(
      judgedOf(content, stored).map(
        ([{ id }, { stamps }]) =>
          leastSecondsFor(parts?.[id]?.title, parts?.[id]?.text) + (stamps?.at(-1) ?? 0) / 1000,
      ),
    ),

  result(content, stored) {
    const all = judgedOf(content, stored)
    if (all.length < content.rounds.length) return null
    const shares = all.map(([round, given]) => shareOf(round, given))
    return {
      share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      score: { right: shares.filter((share) => share === 1).length, all: shares.length },
      isPassed: true,
    }
  },
}

const beatKey = (salt: string, { id }: Round, rate: number): string => keyOf(salt, `beat of ${id}`, `${rate}`)
const ratesOf = ({ beat, others }: Round): number[] => [beat, ...others]
const isRight = ({ from, to }: Round, rate: number): boolean => rate >= from && rate <= to

/** What a move says of its round; null: nothing. */
function readGiven(
  round: Round,
  { salt }: Stored,
  stamps: readonly number[] | undefined,
  choose: string | undefined,
): Given | MoveRefusal | null {
  if (stamps) {
    if (stamps.length !== round.presses) return 'unknown'
    return isPossible(stamps) ? { round: round.id, stamps: [...stamps], rate: null } : 'too-fast'
  }
  if (choose === undefined) return null
  const rate = ratesOf(round).find((one) => beatKey(salt, round, one) === choose)
  return rate === undefined ? 'unknown' : { round: round.id, stamps: null, rate }
}

const isSame = (one: Given, other: Given): boolean =>
  one.rate === other.rate && one.stamps?.join() === other.stamps?.join()

/** All rounds together cannot have taken longer than the attempt is old. */
function wasTimeFor({ given }: Stored, { startedAt, now }: When): boolean {
  const ms = sumSeconds(given.map(({ stamps }) => stamps?.at(-1) ?? 0))
  return ms <= now.getTime() - startedAt.getTime() + CLOCKS_PART_MS
}

/** Without those that a new version removed. */
function judgedOf({ rounds }: RhythmContent, { given }: Stored): [Round, Given][] {
  return rounds.flatMap((round): [Round, Given][] => {
    const first = given.find((one) => one.round === round.id)
    return first ? [[round, first]] : []
  })
}

export function shareOf(round: Round, { stamps, rate }: Given): number {
  if (stamps) return shareOfPresses(verdictsOf(intervalsOf(stamps), round))
  return rate !== null && isRight(round, rate) ? 1 : 0
}

function judged(
  round: Round,
  given: Given,
  { parts }: TaskText,
  { salt }: Stored,
): RhythmState['judged'][number] {
  const { id, from, to } = round
  const intervals = intervalsOf(given.stamps ?? [])
  const verdicts = verdictsOf(intervals, round)
  const { rate } = given
  const right = ratesOf(round).find((one) => isRight(round, one))
  return {
    ...{ round: id, from, to, rate: rate ?? rateOf(intervals), share: shareOf(round, given) },
    intervals: intervals.map((ms, index) => ({ ms, verdict: verdicts[index] ?? 'right' })),
    chosen: rate === null ? null : beatKey(salt, round, rate),
    right: rate === null || right === undefined ? null : beatKey(salt, round, right),
    explanation: parts?.[id]?.explanation ?? '',
  }
}

import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { PlayedAs, RhythmContent } from '../shared/schemas.ts'
import { intervalsOf, rateOf } from './judge-presses.ts'
import { shareOf, type Given, type Stored } from './rule.ts'

type Round = RhythmContent['rounds'][number]

/** How each round was played or told; the one where somebody left is open. */
export const items = {
  answered({ rounds }: RhythmContent, stored: Stored): ItemAnswer[] {
    const givenIn = (id: string) => stored.given.find(({ round }) => round === id)
    const next = rounds.find(({ id }) => !givenIn(id))
    return rounds.flatMap((round): ItemAnswer[] => {
      const given = givenIn(round.id)
      if (!given && round !== next) return []
      const how = given ? playedAs(round, given) : null
      return [
        {
          ...{ id: round.id, answers: how === null ? [] : [how], isRight: how === 'right' },
          ...{ sureness: null, seconds: spentAt(stored, round.id) },
        },
      ]
    })
  },
}

function playedAs(round: Round, given: Given): PlayedAs {
  if (shareOf(round, given) === 1) return 'right'
  const rate = given.rate ?? rateOf(intervalsOf(given.stamps ?? []))
  if (rate < round.from) return 'slow'
  return rate > round.to ? 'fast' : 'uneven'
}

import type { Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { RhythmContent } from '../shared/schemas.ts'

export type Round = RhythmContent['rounds'][number]

/** What a new one begins with: compressions of the chest, as they are taught. */
export const NEW_ROUND: Omit<Round, 'id'> = {
  ...{ from: 100, to: 120, presses: 30, beat: 110 },
  others: [60, 85, 140],
}

/** In the order in which they stand in the file. */
export const AMOUNTS = ['from', 'to', 'presses', 'beat'] as const

/** The rounds as far as they can be read. */
export function readRounds(content: Json | undefined): Round[] {
  return partsIn(content, 'rounds').map((part) => {
    const others: unknown = part['others']
    const { lead } = part
    const round: Round = {
      ...{ id: part.id, ...NEW_ROUND },
      ...(typeof lead === 'number' && { lead }),
      others: Array.isArray(others) ? others.filter((one: unknown) => typeof one === 'number') : [],
    }
    for (const name of AMOUNTS) {
      const amount = part[name]
      if (typeof amount === 'number') round[name] = amount
    }
    return round
  })
}

/** As they stand in the file. */
export function writeRounds(rounds: readonly Round[]): Json {
  return rounds.map(({ id, from, to, presses, beat, lead, others }) => ({
    ...{ id, from, to, presses, beat },
    ...(lead !== undefined && { lead }),
    others: [...others],
  }))
}

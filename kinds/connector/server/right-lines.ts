import type { Line } from '#shared/domain/lines.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { ConnectorContent } from '../shared/schemas.ts'

type Pair = ConnectorContent['pairs'][number]

/**
 * The left ends that were joined with what belongs to them. Ends that look alike are as good as each other: anyone who joins two animals with
 * one of two ends that both say "amphibian" cannot know which of them was meant. @param text null where nobody reads it
 */
export function rightLeftsOf(
  { pairs }: ConnectorContent,
  text: TaskText | null,
  lines: readonly Line[],
): string[] {
  const look = (id: string, side: 'left' | 'right') => {
    const pair = pairs.find((one) => one.id === id)
    return (pair && lookOf(pair, side, text)) ?? id
  }
  return lines.flatMap(({ left, right }) => {
    const isMeant = pairs.some(
      ({ id }) => look(id, 'left') === look(left, 'left') && look(id, 'right') === look(right, 'right'),
    )
    return isMeant ? [left] : []
  })
}

/** Null of an end that looks like no other: pictures differ, and what says nothing cannot be compared. */
function lookOf(pair: Pair, side: 'left' | 'right', text: TaskText | null): string | null {
  const words = text?.pairs?.[pair.id]?.[side]?.trim().replaceAll(/\s+/g, ' ')
  return pair[side] === undefined && words ? ` ${words}` : null
}

import type { ConnectorPlayable, ConnectorState } from '#kinds/connector/shared/schemas.ts'

export type Side = 'left' | 'right'
export type EndWords = ConnectorPlayable[Side][number]
export type Judged = ConnectorState['judged'][number]

/** One end of a line that is there, or may be. */
export interface End {
  side: Side
  key: string
}

export interface Point {
  x: number
  y: number
}

/** How an end is found in the document. */
export function nameOfEnd({ side, key }: End): string {
  return `${side} ${key}`
}

/** The end that holds this element; null outside of all. */
export function endAround(element: Element | null): End | null {
  const [side, key] = element?.closest<HTMLElement>('[data-end]')?.dataset.end?.split(' ') ?? []
  return (side === 'left' || side === 'right') && key !== undefined ? { side, key } : null
}

export function isSameEnd(one: End | null, other: End | null): boolean {
  return one !== null && other !== null && one.side === other.side && one.key === other.key
}

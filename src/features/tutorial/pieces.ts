import type { LaterPiece } from '#shared/domain/tour.ts'
import type { SpotName } from './spots.ts'

/**
 * The tour in pieces, each shown when what it explains is first needed and in its order (TUT-3): where to begin, as the map stands, and nothing else
 * before the first task; who shows the way and what a finished task has changed; the menu, as it is first opened.
 */
export const PIECES = {
  arrival: ['mark'],
  reward: ['assistance', 'streak', 'activities'],
  menu: ['navigation', 'playerSettings', 'playerProgress'],
} as const satisfies Record<'arrival' | LaterPiece, readonly SpotName[]>

type Piece = keyof typeof PIECES

/** What a tour shows: one of its pieces, or all of it for anyone who asks for it. */
export type TourPart = Piece | 'all'

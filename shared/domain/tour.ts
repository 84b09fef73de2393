/** The pieces of the tour that follow its first one, in their order, each as it is needed. */
export const LATER_PIECES = ['reward', 'menu'] as const
export type LaterPiece = (typeof LATER_PIECES)[number]

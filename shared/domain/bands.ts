/** How something ended that has better and worse ends. */
export const BANDS = ['good', 'fair', 'poor'] as const
export type Band = (typeof BANDS)[number]

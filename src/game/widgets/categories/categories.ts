import type { MapCategory } from './define-category.ts'

/** The category menu of every map, from top to bottom; one that is not offered is not shown (MAP-5). */
export const CATEGORIES: readonly MapCategory[] = []

import type { Widget } from './define-widget.ts'
import { activities } from './activities/widget.ts'
import { badges } from './badges/widget.ts'
import { bell } from './bell/widget.ts'
import { categories } from './categories/widget.ts'
import { forYou } from './for-you/widget.ts'
import { news } from './news/widget.ts'
import { streak } from './streak/widget.ts'
import { tips } from './tips/widget.ts'
import { together } from './together/widget.ts'

/** Every widget; those of one place stand in this order. */
export const WIDGETS: readonly Widget[] = [
  news,
  bell,
  categories,
  activities,
  forYou,
  tips,
  streak,
  badges,
  together,
]

import type { FindingWords } from '#shared/domain/findings/words.ts'
import type { Picture } from '../pixels/pixels.ts'
import type { GroupName } from '#shared/scene/drawn-names/group-name.ts'

/** How a picture is taken from what a designer drew. */
export interface Cut {
  /** Of the scene's canvas, in reference units. */
  size: { width: number; height: number }
  /** Pixels per reference unit. */
  scale: number
  /** All of the canvas, what can be seen of it (at least), or a strip from its left edge on, as wide as its period. */
  extent: 'canvas' | 'seen' | 'strip'
  /** Reference units after which a strip repeats. */
  period: number
}

/** One picture of a scene as its designer drew it, whatever the file it came from. */
export interface DrawnGroup {
  name: GroupName
  /** How findings call it. */
  label: FindingWords
  /** The file it stands in, as findings name it. */
  file: string
  /** Reference units after which a strip repeats, where the drawing says it. */
  period: number | null
  /** Changes when, and only when, this picture may look different. */
  content: string
  /** Null where nothing is to be seen. @throws when it cannot be rendered */
  cut: (cut: Cut) => Promise<Picture | null>
}

import type { Json } from '#shared/content/json.ts'

/** A value that somebody wants to be another one; without `to` it goes. */
export interface Wish {
  file: string
  pointer: string
  to?: Json | undefined
  /** The file goes once nothing is left in it. */
  text?: null
}

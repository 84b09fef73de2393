import * as z from 'zod/mini'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

export const THEMES = ['paper', 'sepia', 'night'] as const
export const WIDTHS = ['narrow', 'wide'] as const
/** Of the letters, from small to very large. */
export const SIZES = 5

const Look = z.object({
  size: z.int().check(z.gte(1), z.lte(SIZES)),
  theme: z.enum(THEMES),
  width: z.enum(WIDTHS),
})
/** How a player likes to read, on this device. */
export type Look = z.infer<typeof Look>

const KEY = 'reader'
const USUAL: Look = { size: 2, theme: 'paper', width: 'narrow' }

export function readLook(): Look {
  try {
    return z.safeParse(Look, JSON.parse(readLocal(KEY) ?? '')).data ?? USUAL
  } catch {
    return USUAL
  }
}

export function keepLook(look: Look): void {
  writeLocal(KEY, JSON.stringify(look))
}

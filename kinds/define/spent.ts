import * as z from 'zod/mini'
import { secondsBetween } from './pace.ts'

/** How long was spent at each part of a task, in what is stored of an attempt; absent in what was stored before it was noted. */
export const SPENT = {
  /** When something was done last, in ms since 1970. */
  since: z.optional(z.number()),
  /** Whole seconds, by the part that was answered at their end. */
  spent: z.optional(z.record(z.string(), z.number())),
}

interface Spent {
  since?: number | undefined
  spent?: Record<string, number> | undefined
}

/** With the time noted that has passed since the last change, at the part that has been answered now. @param now ms since 1970 */
export function withSpent<Stored extends Spent>(stored: Stored, part: string, now: number): Stored {
  const seconds = secondsBetween(stored.since, now)
  if (seconds === null) return { ...stored, since: now }
  const spent = { ...stored.spent, [part]: (spentAt(stored, part) ?? 0) + seconds }
  return { ...stored, spent, since: now }
}

/** Seconds at a part; null where none are known. */
export function spentAt({ spent = {} }: Spent, part: string): number | null {
  return Object.hasOwn(spent, part) ? (spent[part] ?? null) : null
}

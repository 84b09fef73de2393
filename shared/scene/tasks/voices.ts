import * as z from 'zod/mini'
import { MOUTH_TRACK } from '../../domain/mouth-track.ts'
import type { Language } from '../../domain/languages.ts'

/** In place of the id of a part: what is said of the task as a whole. */
export const WHOLE_TASK = ''

/** A recording of what an assistant says. */
export const Voice = z.object({
  /** Served addresses of the same in several formats. */
  files: z.array(z.string()).check(z.minLength(1)),
  /** The shapes of its mouth (`mouth-track.ts`). */
  mouth: z.string().check(z.regex(MOUTH_TRACK)),
})
export type Voice = z.infer<typeof Voice>

/** Those of the hints of a task, by language, and by part or `WHOLE_TASK`. */
export type PublishedVoices = Partial<Record<Language, Record<string, Voice>>>

/** What the assistant says to anyone who hesitates: a thought that helps, never what is right. */
export const Hint = z.object({ text: z.string(), voice: z.optional(Voice) })
export type Hint = z.infer<typeof Hint>

import * as z from 'zod/mini'

/** What `npm run dev` and an open page say to each other while designers work (events of Vite). */

/** To the page: a file was saved, and is worked on. */
export const SCENES_SAVED = 'waymark:saved'
/** To the page: scenes were published anew. */
export const SCENES_RENEWED = 'waymark:scenes'
/** To the page, with a `SceneReport`: what is wrong now. */
export const SCENES_CHECKED = 'waymark:checked'
/** From a page that has just opened: what is wrong? */
export const SCENES_ASKED = 'waymark:asked'

const LiveFinding = z.object({
  severity: z.enum(['error', 'advice']),
  /** Path below the scenes folder. */
  file: z.string(),
  problem: z.string(),
  hint: z.string(),
})
export type LiveFinding = z.infer<typeof LiveFinding>

export const SceneReport = z.object({
  findings: z.array(LiveFinding),
  /** Something was saved since that build began: another report follows. */
  hasNewer: z.boolean(),
})
export type SceneReport = z.infer<typeof SceneReport>

import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder } from './content.ts'
import { endpoint } from './endpoint.ts'

/** Somebody else who has the same draft open. */
export const ContentPresence = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The file or folder that he or she looks at; empty: none in particular. */
  path: z.string(),
})
export type ContentPresence = z.infer<typeof ContentPresence>

/**
 * Says where in a draft the caller is, and asks who else was heard of in it within a minute; a page that is open says it every 15 s. The
 * file need not be there. 404 without a draft.
 */
export const noteContentPresence = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/presence',
  params: z.object({ folder: AdventureFolder }),
  body: z.strictObject({ path: z.string().check(z.maxLength(400)) }),
  reply: z.object({ others: z.array(ContentPresence) }),
  who: MAKERS,
  rate: 'write',
})

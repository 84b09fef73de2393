import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'

/**
 * How many people have finished a task of a draft, or any of those in a folder of it, or any at all where no path is
 * said: what hangs on its name. 0 where it was not
 * published yet. 404 without a draft.
 */
export const readFinishers = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/finishers',
  params: z.object({ folder: AdventureFolder }),
  query: z.object({ path: z.optional(FilePath) }),
  reply: z.object({ players: z.int() }),
  who: MAKERS,
  rate: 'read',
})

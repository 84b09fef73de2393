import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, FileHash, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'

/** The files that say what an adventure holds, and all of its words; of `scene.json` and of art none. */
export const TEXT_FILE =
  /^(adventure\.json|badges\.json|([^/]+\/)?text\/(sources\/)?[^/]+\.json|[^/]+\/(mission\.json|tasks\/[^/]+\.json))$/

/**
 * The text of each of these files of a draft, by path: what tasks are written with, in one call. `text` is null where a file is larger
 * than 512 kB, and of what follows once all of them are 16 MB. 404 without a draft.
 */
export const readDraftTexts = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/texts',
  params: z.object({ folder: AdventureFolder }),
  reply: z.object({
    revision: z.int(),
    files: z.array(z.object({ path: FilePath, hash: FileHash, text: z.nullable(z.string()) })),
  }),
  who: MAKERS,
  rate: 'read',
})

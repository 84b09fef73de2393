import * as z from 'zod/mini'
import { PREVIEW_STAGES } from '../domain/preview-stages.ts'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder } from './content.ts'
import { endpoint } from './endpoint.ts'
import { AddressNumber, LanguageCode } from './fields.ts'
import { writePreviewAddress, type PreviewLook } from './preview-address.ts'

/** Content that its makers and translators may play at `previewPagePath`; nothing that is done in it is anybody's progress. */
export const Preview = z.object({
  id: z.uuid(),
  folder: AdventureFolder,
  /** In the language of the call. */
  name: z.string(),
  /** Of the draft or of what was published, and the revision or number. */
  shows: z.enum(['draft', 'version']),
  number: z.int(),
  /** That the adventure speaks. */
  languages: z.array(LanguageCode),
  /** As whom the caller plays it. */
  stage: z.enum(PREVIEW_STAGES),
  expiresAt: z.string(),
})
export type Preview = z.infer<typeof Preview>

/**
 * Opens a build of the draft to be played; the same for all of the tenant who open it. 404 for a build that is not of this draft, and for
 * anyone who neither makes nor translates it, 409 `build-not-done`.
 */
export const previewBuild = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/builds/:buildId/preview',
  params: z.object({ folder: AdventureFolder, buildId: z.uuid() }),
  reply: Preview,
  who: 'signed-in',
  rate: 'write',
})

/** The same for what was published under a number. 404 for one that is not there any more. */
export const previewVersion = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/versions/:number/preview',
  params: z.object({ folder: AdventureFolder, number: AddressNumber }),
  reply: Preview,
  who: MAKERS,
  rate: 'write',
})

const Params = z.object({ previewId: z.uuid() })

/** 404 `preview-ended` for one that has expired, or never was; 404 for anyone who neither makes nor translates what it shows. */
export const readPreview = endpoint({
  method: 'GET',
  path: '/v2/previews/:previewId',
  params: Params,
  reply: Preview,
  who: 'signed-in',
  rate: 'read',
})

/** Forgets what the caller has done in it, and begins anew. */
export const restartPreview = endpoint({
  method: 'POST',
  path: '/v2/previews/:previewId/restart',
  params: Params,
  body: z.strictObject({ stage: z.enum(PREVIEW_STAGES) }),
  reply: Preview,
  who: 'signed-in',
  rate: 'write',
})

/**
 * The document that plays a preview, in a frame of the content page. Below the API base, `previewApiPath` stands before the paths of the
 * calls that a player makes; what has no answer in a preview is 404 there.
 */
export const previewPagePath = (id: string, look: PreviewLook = {}): string =>
  `/preview/${writePreviewAddress({ id, look })}`
export const previewApiPath = (id: string, look: PreviewLook = {}): string =>
  `/v2/previews/${writePreviewAddress({ id, look })}/play`

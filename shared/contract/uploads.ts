import * as z from 'zod/mini'
import { FILE_SORTS } from '../domain/file-sorts.ts'
import { endpoint } from './endpoint.ts'

/**
 * Bytes come by the tus protocol 1.0 (creation, creation-with-upload, termination): POST here makes an upload (Upload-Length,
 * Upload-Metadata with `filename`), and HEAD, PATCH and DELETE go to where it is then. Besides tus's own answers:
 * 409: the attempt is handed in, `code` attempt-finished. 413: more than 300 MB, or more than was announced: nothing of it is kept.
 * 422: `code` wrong-kind, empty-file, too-many-files, player-full or tenant-full. 423: it is being written by another, `code` upload-busy.
 */
export const UPLOADS_PATH = '/v2/attempts/:attemptId/uploads'

/** What tus says in the head of an answer. */
export const UPLOAD_HEADERS = ['location', 'tus-resumable', 'upload-length', 'upload-offset'] as const

const AttemptParams = z.object({ attemptId: z.uuid() })
const UploadParams = z.object({ attemptId: z.uuid(), uploadId: z.uuid() })

/** Where a file is opened, by whom it was told, for half a day and as long as that person may see it. */
export const FileViews = z.object({
  /** Of a picture: where it is shown, small and large; null for everything else, and where no content host is set up. */
  picture: z.nullable(z.object({ small: z.string(), large: z.string() })),
  /** Where it is downloaded; null before it was checked, and where no content host is set up. */
  download: z.nullable(z.string()),
})
export type FileViews = z.infer<typeof FileViews>

export const Upload = z.object({
  id: z.uuid(),
  name: z.string(),
  sort: z.enum(FILE_SORTS),
  bytes: z.number(),
  /** Bytes that are there. */
  arrived: z.number(),
  /** Whole, true to its name and harmless. */
  isChecked: z.boolean(),
  ...FileViews.shape,
})
export type Upload = z.infer<typeof Upload>

/** What was handed in with an attempt, or is on its way, the oldest first. For its player. */
export const readUploads = endpoint({
  method: 'GET',
  path: UPLOADS_PATH,
  params: AttemptParams,
  reply: z.array(Upload),
  who: 'signed-in',
  rate: 'read',
})

/** Why a file that has arrived is not taken. */
export const UPLOAD_REFUSALS = ['wrong-kind', 'broken-picture', 'too-many-pixels', 'virus-found'] as const
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number]

/**
 * Looks into a file whose bytes are all there; asked again it goes on where it was. 409: they are not, `code` upload-incomplete. 422: it is not
 * taken, and nothing of it is kept: `code` is one of `UPLOAD_REFUSALS`. 503: nobody could look for viruses, `code` scan-away.
 */
export const checkUpload = endpoint({
  method: 'POST',
  path: `${UPLOADS_PATH}/:uploadId/check`,
  params: UploadParams,
  /** False: it takes a while; ask again. */
  reply: z.object({ isChecked: z.boolean() }),
  who: 'signed-in',
  rate: 'write',
})

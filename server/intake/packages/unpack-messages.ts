import * as z from 'zod/mini'
import { PACKAGE_REFUSALS } from '#shared/domain/package-refusals.ts'
import { PublishedPackage } from '#kinds/scorm/shared/schemas.ts'

/** What the thread is sent: the archive, and a folder that is not there yet. Both are paths. */
export const UnpackOrder = z.object({ path: z.string(), folder: z.string() })

/** What the thread answers: once, then it ends. */
export const UnpackAnswer = z.union([
  z.object({
    read: z.object({
      package: z.omit(PublishedPackage, { folder: true }),
      missing: z.array(z.string()),
      bytes: z.number(),
    }),
  }),
  z.object({ refusal: z.object({ code: z.enum(PACKAGE_REFUSALS), detail: z.string() }) }),
])
export type UnpackAnswer = z.infer<typeof UnpackAnswer>

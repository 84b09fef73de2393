import * as z from 'zod/mini'
import { isFindingWords, type FindingWords } from '#shared/domain/findings/words.ts'
import { Area, PixelFormat, PsdDocument, PsdLayer, Stamp } from './document.ts'

const Paint = z.object({
  path: z.string(),
  stamp: Stamp,
  format: PixelFormat,
  layer: PsdLayer,
  area: Area,
})
export type Paint = z.infer<typeof Paint>

/** What the thread is asked: what a document is, or a picture of one of its layers. */
export const PsdOrder = z.union([z.object({ open: z.string() }), z.object({ paint: Paint })])
export type PsdOrder = z.infer<typeof PsdOrder>

const Words = z.custom<FindingWords>(isFindingWords)

/** What it answers, once for every order. */
export const PsdAnswer = z.union([
  z.object({ document: PsdDocument }),
  z.object({ pixels: z.instanceof(Uint8Array) }),
  z.object({ refusal: z.object({ problem: Words, hint: Words }) }),
  z.object({ failure: z.string() }),
])
export type PsdAnswer = z.infer<typeof PsdAnswer>

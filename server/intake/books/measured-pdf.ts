import * as z from 'zod/mini'

export const MOST_PAGES = 2000

/** What is known of a PDF once it was opened, or why it was not. */
export const MeasuredPdf = z.union([
  z.object({ title: z.string(), words: z.array(z.int()) }),
  z.object({ problem: z.enum(['broken', 'password', 'form', 'no page', 'too many pages']) }),
])
export type MeasuredPdf = z.infer<typeof MeasuredPdf>

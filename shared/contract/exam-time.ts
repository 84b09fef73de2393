import * as z from 'zod/mini'
import { EXTRA_EXAM_TIMES } from '../domain/exam-time.ts'
import { endpoint } from './endpoint.ts'

/** Percent; null: without a time limit. */
export const ExtraTime = z.nullable(z.literal(EXTRA_EXAM_TIMES))

/**
 * Gives a person longer for every exam that begins from now on. By an admin, or by a leader of that person's team; 404 for
 * everybody else.
 */
export const setExtraExamTime = endpoint({
  method: 'PUT',
  path: '/v2/people/:personId/extra-exam-time',
  params: z.object({ personId: z.uuid() }),
  body: z.strictObject({ percent: ExtraTime }),
  reply: z.object({ percent: ExtraTime }),
  who: ['leader', 'admin'],
  rate: 'write',
})

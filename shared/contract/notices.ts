import * as z from 'zod/mini'
import { SessionNews } from './coaching-sessions.ts'
import { endpoint } from './endpoint.ts'
import { MessageHead } from './messages.ts'
import { Cursor, Review } from './reviews.ts'
import { ShopOrder } from './shop.ts'
import { SignOff } from './sign-off.ts'

/**
 * What I am told in the app. `rating`: a leader rated what I handed in; `reply`: a player answered to my rating; `signOff`: a leader
 * answered to a training of mine; `coaching`: of a coaching session I take part in; `message`: of the house; `order`: what I bought
 * was handed over or rejected. One of the five says what.
 */
export const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(['rating', 'reply', 'signOff', 'coaching', 'message', 'order']),
  isRead: z.boolean(),
  createdAt: z.string(),
  /** Always rated. */
  review: z.nullable(Review),
  /** Always answered. */
  signOff: z.nullable(SignOff),
  coaching: z.nullable(SessionNews),
  /** Without its content: `GET /message/:id` has it. */
  message: z.nullable(MessageHead),
  /** Always ended by an admin. */
  order: z.nullable(ShopOrder),
})
export type Notice = z.infer<typeof Notice>

/** The newest first. */
export const readNotices = endpoint({
  method: 'GET',
  path: '/v2/notices',
  query: z.object({ status: z.optional(z.enum(['unread', 'all'])), after: z.optional(Cursor) }),
  reply: z.object({ notices: z.array(Notice), next: z.nullable(z.string()) }),
  who: 'signed-in',
  rate: 'read',
})

/** 404 for what is not mine. */
export const markNoticeRead = endpoint({
  method: 'POST',
  path: '/v2/notices/:noticeId/read',
  params: z.object({ noticeId: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

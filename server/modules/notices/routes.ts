import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { on, type Route } from '#server/http/route.ts'
import { markRead, readMyNotices } from './my-notices.ts'

export const noticeRoutes: readonly Route[] = [
  on(readNotices, ({ query }, visit) => readMyNotices(query, visit)),
  on(markNoticeRead, async ({ params }, visit) => {
    await markRead(params.noticeId, visit)
    return undefined
  }),
]

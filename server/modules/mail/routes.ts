import { readMailTexts, sendTestMail } from '#shared/contract/tenant-mail.ts'
import { on, type Route } from '#server/http/route.ts'
import { mailTexts } from '#server/lib/letters/words.ts'
import { requestTestMail } from './test-mail.ts'

export const mailRoutes: readonly Route[] = [
  on(readMailTexts, ({ query }, { sendsMail }) => ({ sendsMail, texts: mailTexts(query.language) })),
  on(sendTestMail, ({ body }, visit) => requestTestMail(body, visit)),
]

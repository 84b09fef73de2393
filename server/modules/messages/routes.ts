import {
  changeMessage,
  dropMessage,
  readAdminMessage,
  readAdminMessages,
  readMessage,
  readMessages,
  sendMessage,
  withdrawMessage,
  writeMessage,
} from '#shared/contract/messages.ts'
import { on, type Route } from '#server/http/route.ts'
import { change, drop, mustShow, readPage, write } from './admin-messages.ts'
import { readMyMessage, readMyMessages } from './read-mine.ts'
import { send, withdraw } from './send.ts'

export const messageRoutes: readonly Route[] = [
  on(readMessages, ({ query }, visit) => readMyMessages(query, visit)),
  on(readMessage, ({ params }, visit) => readMyMessage(params.id, visit)),
  on(readAdminMessages, ({ query }, visit) => readPage(query, visit)),
  on(readAdminMessage, ({ params }, visit) => mustShow(params.messageId, visit)),
  on(writeMessage, ({ body }, visit) => write(body, visit)),
  on(changeMessage, ({ params, body }, visit) => change(params.messageId, body, visit)),
  on(sendMessage, ({ params, body }, visit) => send(params.messageId, body.at, visit)),
  on(withdrawMessage, ({ params }, visit) => withdraw(params.messageId, visit)),
  on(dropMessage, async ({ params }, visit) => {
    await drop(params.messageId, visit)
    return undefined
  }),
]

import { defineOutboxKind } from './kind.ts'
import { mayPass } from './saved.ts'
import type { SendMark } from './rules.ts'

/** Read marks belong to the signed-in person and to one page: what was not marked is shown as new again. */
const HERE = ''

/** Marks by the id of what was read, each with its call. */
const marks = defineOutboxKind<SendMark, unknown>({
  id: 'read-marks',
  isSingle: true,
  verdict: (error) => (mayPass(error) ? 'again' : 'refused'),
  send: ({ items: [send] }, { isAgain, isLeaving }) =>
    Promise.resolve(send?.({ reporting: isAgain ? 'log' : 'modal', isLeaving })),
})

export function sendReadMark(thingId: string, send: SendMark): Promise<void> {
  const queue = marks.at(HERE, thingId)
  // showing it again reports anew
  queue.press()
  queue.put(send)
  return queue.settle()
}

/** A thread of its own for documents, with its own bounds of time and memory: `read-apart.ts` starts it. */
import { parentPort } from 'node:worker_threads'
import { isDeepStrictEqual } from 'node:util'
import { UnreadableArt } from '../unreadable-art.ts'
import { BEING_SAVED, FileBytes } from './file-bytes.ts'
import { PsdOrder, type Paint, type PsdAnswer } from './messages.ts'
import { openDocument } from './open-document.ts'
import { paintLayer } from './paint.ts'

function reply(answer: PsdAnswer, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, moved)
}

function paint({ path, stamp, format, layer, area }: Paint): Uint8Array<ArrayBuffer> {
  const file = new FileBytes(path)
  try {
    if (!isDeepStrictEqual(file.stamp, stamp)) throw new UnreadableArt(...BEING_SAVED)
    return paintLayer(file, format, layer, area).data
  } finally {
    file.close()
  }
}

parentPort?.on('message', (said: unknown) => {
  try {
    const order = PsdOrder.parse(said)
    if ('open' in order) reply({ document: openDocument(order.open) })
    else {
      const pixels = paint(order.paint)
      reply({ pixels }, [pixels.buffer])
    }
  } catch (error) {
    if (error instanceof UnreadableArt) reply({ refusal: { problem: error.problem, hint: error.hint } })
    else reply({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

import { Worker } from 'node:worker_threads'
import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { PsdDocument } from './document.ts'
import { oneByOne } from './one-by-one.ts'
import { PsdAnswer, type Paint, type PsdOrder } from './messages.ts'

/** For one order, in ms: a document that takes longer was made to hurt, or the machine is very busy. */
const TIMEOUT_MS = 30_000
/** MB of the thread's own memory; pixels lie beside it, and are counted while they are painted. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** A thread that has nothing to do gives its memory back after so many ms. */
const IDLE_MS = 5000

/** Beside this file: as it was written, or as it was built. A new thread knows no TypeScript, so it learns that first. */
const IS_BUILT = !import.meta.url.endsWith('.ts')
const THREAD = new URL(`psd-worker.${IS_BUILT ? 'js' : 'ts'}`, import.meta.url)
const LEARNING = `import('tsx/esm/api').then(({ register }) => (register(), import('${THREAD.href}')))`

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
/** Orders are carried out one after the other: what one of them takes is then known. */
const ordered = oneByOne()

/**
 * What a document is, read in a thread of its own: the caller goes on meanwhile, and whatever a file does to its reader ends
 * with the thread. @throws UnreadableArt, also where it takes too long or too much memory
 */
export async function openPsd(path: string, timeoutMs: number = TIMEOUT_MS): Promise<PsdDocument> {
  const answer = await ordered(() => ask({ open: path }, timeoutMs))
  if (!('document' in answer)) throw new Error('a document was asked for')
  return answer.document
}

/** Pixels of the asked area, straight alpha. @throws UnreadableArt as `openPsd` does, and where the file was saved meanwhile */
export async function paintPsd(order: Paint, timeoutMs: number = TIMEOUT_MS): Promise<Buffer> {
  const answer = await ordered(() => ask({ paint: order }, timeoutMs))
  if (!('pixels' in answer)) throw new Error('pixels were asked for')
  const { buffer, byteOffset, byteLength } = answer.pixels
  return Buffer.from(buffer, byteOffset, byteLength)
}

async function ask(order: PsdOrder, timeoutMs: number): Promise<PsdAnswer> {
  clearTimeout(idle)
  const asked = (thread ??= startThread())
  asked.ref()
  try {
    const answer = await answerOf(asked, order, timeoutMs)
    asked.unref()
    idle = setTimeout(() => void end(asked), IDLE_MS)
    idle.unref()
    if ('failure' in answer) throw new Error(answer.failure)
    if ('refusal' in answer) throw new UnreadableArt(answer.refusal.problem, answer.refusal.hint)
    return answer
  } catch (error) {
    if (!(error instanceof UnreadableArt) || error instanceof Ended) await end(asked)
    throw error
  }
}

function startThread(): Worker {
  const started = new Worker(IS_BUILT ? THREAD : LEARNING, { eval: !IS_BUILT, resourceLimits: MEMORY })
  // the caller hears of it; nobody does between two orders
  started.on('error', () => undefined)
  started.on('exit', () => {
    if (thread === started) thread = null
  })
  return started
}

async function end(one: Worker): Promise<void> {
  if (thread === one) thread = null
  await one.terminate()
}

/** The thread ends with it. */
class Ended extends UnreadableArt {}

const tooLarge = (): Ended => new Ended(say('psd-reading-memory'), say('psd-reading-memory-hint'))
/** It may be the document or the machine. */
const tooSlow = (): Ended => new Ended(say('psd-slow'), say('psd-slow-hint'))

function answerOf(asked: Worker, order: PsdOrder, timeoutMs: number): Promise<PsdAnswer> {
  return new Promise<PsdAnswer>((resolve, reject) => {
    const settle = (done: () => void): void => {
      clearTimeout(timer)
      asked.off('message', onMessage).off('error', onError).off('exit', onExit)
      done()
    }
    const onMessage = (said: unknown): void => {
      const { data: answer, error } = PsdAnswer.safeParse(said)
      settle(() => (answer ? resolve(answer) : reject(error)))
    }
    const onError = (error: Error & { code?: unknown }): void =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error))
    const onExit = (): void =>
      settle(() => reject(new Error('the thread that reads documents ended without an answer')))
    const timer = setTimeout(() => settle(() => reject(tooSlow())), timeoutMs)
    asked.on('message', onMessage).on('error', onError).on('exit', onExit)
    asked.postMessage(order)
  })
}

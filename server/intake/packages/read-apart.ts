import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadPackage } from './read-package.ts'
import { PackageRefusal } from './refusals.ts'
import { UnpackAnswer } from './unpack-messages.ts'

/** All of a package within this time, in ms (goals: Bad input). */
const TIMEOUT_MS = 10_000
/** MB of the thread's own memory; what it streams lies beside it in small pieces. */
const MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/** Beside this file: as it was written, or as it was built. A new thread knows no TypeScript, so it learns that first. */
const IS_BUILT = !import.meta.url.endsWith('.ts')
const THREAD = new URL(`unpack-worker.${IS_BUILT ? 'js' : 'ts'}`, import.meta.url)
const LEARNING = `import('tsx/esm/api').then(({ register }) => (register(), import('${THREAD.href}')))`

/**
 * As `readPackage`, in a thread of its own: the server goes on answering meanwhile, and whatever a package does to its reader
 * ends with the thread.
 * @throws PackageRefusal by its name, also where it takes too long or too much memory; then nothing is left on disk
 */
export async function readPackageApart(
  path: string,
  folder: string,
  timeoutMs: number = TIMEOUT_MS,
): Promise<ReadPackage> {
  const thread = new Worker(IS_BUILT ? THREAD : LEARNING, {
    eval: !IS_BUILT,
    workerData: { path, folder },
    resourceLimits: MEMORY,
  })
  try {
    return await answerOf(thread, timeoutMs)
  } catch (error) {
    await thread.terminate()
    await removeRemains(folder)
    throw error
  }
}

function answerOf(thread: Worker, timeoutMs: number): Promise<ReadPackage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PackageRefusal('too-costly')), timeoutMs)
    thread.on('message', (said: unknown) => {
      clearTimeout(timer)
      const { data: answer, error } = UnpackAnswer.safeParse(said)
      if (!answer) reject(error)
      else if ('read' in answer) resolve(answer.read)
      else reject(new PackageRefusal(answer.refusal.code, answer.refusal.detail))
    })
    thread.on('error', (error: Error & { code?: unknown }) => {
      clearTimeout(timer)
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new PackageRefusal('too-costly') : error)
    })
    thread.on('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread that unpacks ended without an answer'))
    })
  })
}

/** What a thread that was ended could not take away itself. */
async function removeRemains(folder: string): Promise<void> {
  const [parent, name] = [dirname(folder), basename(folder)]
  for (const one of await readdir(parent).catch(() => [])) {
    if (one === name || one.startsWith(`${name}.`))
      await rm(join(parent, one), { recursive: true, force: true })
  }
}

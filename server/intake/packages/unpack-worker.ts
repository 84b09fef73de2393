/** A thread of its own for one package, with its own bounds of time and memory: `read-apart.ts` starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { readPackage } from './read-package.ts'
import { PackageRefusal } from './refusals.ts'
import { UnpackOrder, type UnpackAnswer } from './unpack-messages.ts'

function reply(answer: UnpackAnswer): void {
  parentPort?.postMessage(answer)
}

const { path, folder } = UnpackOrder.parse(workerData)
try {
  reply({ read: await readPackage(path, folder) })
} catch (error) {
  if (!(error instanceof PackageRefusal)) throw error
  const { code, detail } = error
  reply({ refusal: { code, detail } })
}

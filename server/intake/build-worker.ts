/** A process of its own for one build, with its own bounds of time and memory: `build-apart.ts` starts it. */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { BuildAnswer } from './build-apart.ts'
import { buildAdventures } from './build-adventures.ts'

const Order = z.object({
  scenesDir: z.string(),
  outDir: z.string(),
  publishedFile: z.string(),
  cacheDir: z.string(),
})

async function build(order: unknown): Promise<BuildAnswer> {
  try {
    const { adventures, findings } = await buildAdventures(Order.parse(order))
    return { adventure: adventures[0] ?? null, findings }
  } catch (error) {
    return { broken: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
process.once('disconnect', () => process.exit())
process.once('message', (order: unknown) => {
  void build(order).then((answer) => process.send?.(answer))
})

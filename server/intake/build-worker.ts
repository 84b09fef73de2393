/** A process of its own for one build, or one film, with its own bounds of time and memory: `build-apart.ts` starts it. */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { readFile, writeFile } from 'node:fs/promises'
import type { BuildAnswer, StackAnswer } from './build-apart.ts'
import { buildAdventures } from './build-adventures.ts'
import { stackAlpha } from './film/stack-alpha.ts'

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

/** Files: a film, and where the one without an alpha channel goes. */
const StackOrder = z.object({ from: z.string(), to: z.string() })

async function stack({ from, to }: z.infer<typeof StackOrder>): Promise<StackAnswer> {
  const stacked = await stackAlpha(await readFile(from))
  if (stacked) await writeFile(to, stacked)
  return { isStacked: stacked !== null }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
process.once('disconnect', () => process.exit())
process.once('message', (order: unknown) => {
  const { data: film } = StackOrder.safeParse(order)
  void (film ? stack(film) : build(order)).then((answer) => process.send?.(answer))
})

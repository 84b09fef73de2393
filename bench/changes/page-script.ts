import { resolve } from 'node:path'
import { build } from 'vite'

/** The counters of the bench's pages, and a GPU that is pretended, as one script that runs before the product's own. */
export async function pageScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve('bench/changes/in-page.ts'), formats: ['iife'], name: 'counters' },
    },
  })
  const first = Array.isArray(made) ? made[0] : made
  if (!first || !('output' in first)) throw new Error('the counters were not built')
  return first.output[0].code
}

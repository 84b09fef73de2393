import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Addresses = z.array(z.string().check(z.regex(/^\/bundle\/[\w.-]+\.(js|css)$/)))
/** Written by the build (tools/vite/start-files.ts). */
const StartFiles = z.object({ shell: Addresses, map: Addresses })

/** What every page and what a map imports, scripts and style sheets. Without it, or broken, a start only takes longer. */
export async function readStartFiles(dist: string): Promise<Readonly<z.output<typeof StartFiles>>> {
  try {
    return StartFiles.parse(JSON.parse(await readFile(join(dist, 'start.json'), 'utf8')))
  } catch {
    return { shell: [], map: [] }
  }
}

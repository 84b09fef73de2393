import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Scripts = z.array(z.string().check(z.regex(/^\/bundle\/[\w.-]+\.js$/)))
/** Written by the build (tools/vite/start-files.ts). */
const StartFiles = z.object({ shell: Scripts, map: Scripts })

/** What every page and what a map imports. Without it, or broken, a start only takes longer. */
export async function readStartScripts(dist: string): Promise<Readonly<z.output<typeof StartFiles>>> {
  try {
    return StartFiles.parse(JSON.parse(await readFile(join(dist, 'start.json'), 'utf8')))
  } catch {
    return { shell: [], map: [] }
  }
}

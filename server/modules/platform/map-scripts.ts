import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Written by the build (tools/vite/start-files.ts). */
const StartFiles = z.object({ map: z.array(z.string().check(z.regex(/^\/bundle\/[\w.-]+\.js$/))) })

/** What a map imports. Without it, or broken, a start only takes longer. */
export async function readMapScripts(dist: string): Promise<readonly string[]> {
  try {
    return StartFiles.parse(JSON.parse(await readFile(join(dist, 'start.json'), 'utf8'))).map
  } catch {
    return []
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Programs that are not called as their package is. */
const PACKAGES: Readonly<Record<string, string>> = { tsc: 'typescript', playwright: '@playwright/test' }

const Package = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/**
 * What Node is told in order to run a program of a package, or nothing more for `node` itself; null where there is no such
 * program. By its file, since what lies in node_modules/.bin is a shell's, and Windows starts none of it.
 */
export function fileOfProgram(program: string): string[] | null {
  if (program === 'node') return []
  const folder = join('node_modules', PACKAGES[program] ?? program)
  const description = join(folder, 'package.json')
  if (!existsSync(description)) return null
  const { bin } = z.parse(Package, JSON.parse(readFileSync(description, 'utf8')))
  const file = typeof bin === 'string' ? bin : bin[program]
  return file === undefined ? null : [join(folder, file)]
}

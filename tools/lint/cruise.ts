import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const CONFIG = '.dependency-cruiser.cjs'
export const FOLDERS = ['kinds', 'shared', 'src', 'server', 'tools', 'art', 'bench', 'e2e']

const Report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})
export type Report = z.infer<typeof Report>

/** Looks at every import under `root` by the rules of this project. */
export async function cruise(home: string, root: string): Promise<Report> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(home, CRUISER), ...folders, '--config', join(home, CONFIG), '--output-type', 'json'],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  )
  return Report.parse(JSON.parse(stdout))
}

/** One sentence a breach, in a fixed order. */
export function breachesOf(report: Report): string[] {
  return report.summary.violations
    .map(({ from, to, rule }) => `${from} imports ${to}: ${rule.name}`)
    .toSorted()
}

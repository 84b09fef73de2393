import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { findingsOf, goalsFor, type Goal } from './goals.ts'
import { PACKED_ENDINGS } from './pack.ts'

const CLIENT = 'dist/client'
/** Compressed already: sent as they are. */
const PACKED = new Set(['.woff2', '.webp', '.png', '.jpg', '.mp3', '.webm'])

const Bundle = z.record(
  z.string(),
  z.object({
    imports: z.array(z.string()),
    dynamicImports: z.array(z.string()),
    modules: z.array(z.string()),
    styles: z.array(z.string()),
  }),
)

export interface Weight extends Pick<Goal, 'name' | 'limit'> {
  /** In kB (1000 bytes), as sent. */
  weight: number
}

/** In bytes, as the server sends it to anyone who takes gzip and no more: the packed copy, where the build made one. */
export function sentSizeOf(path: string): number {
  if (existsSync(`${path}.gz`)) return statSync(`${path}.gz`).size
  const content = readFileSync(path)
  return PACKED.has(extname(path)) ? content.length : gzipSync(content).length
}

/** What was built for the browser: its chunks, and all files below dist/client but packed copies. */
export function readBuilt(): { bundle: z.output<typeof Bundle>; files: string[] } {
  const bundle = Bundle.parse(JSON.parse(readFileSync('dist/bundle.json', 'utf8')))
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED_ENDINGS.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT.length + 1))
  return { bundle, files }
}

/** Weighs dist/client against the goals. `faults` are sentences about what is wrong besides weights. */
export function measureBundle(): { weights: Weight[]; findings: string[] } {
  const { bundle, files } = readBuilt()
  const weights = goalsFor(bundle, files).map(({ name, limit, files: those }) => ({
    name,
    limit,
    weight: those.reduce((sum, file) => sum + sentSizeOf(join(CLIENT, file)), 0) / 1000,
  }))
  return { weights, findings: findingsOf(bundle) }
}

/** One line a goal, as a Markdown table. */
export function tableOf(weights: readonly Weight[]): string {
  const rows = weights.map(({ name, weight, limit }) => {
    const verdict = weight <= limit ? 'yes' : 'NO'
    return `| ${name.padEnd(44)} | ${weight.toFixed(1).padStart(8)} | ${String(limit).padStart(6)} | ${verdict.padEnd(3)} |`
  })
  const head = `| ${'part of the client'.padEnd(44)} | kB, gzip | at most | ok  |`
  return [head, '| --- | ---: | ---: | --- |', ...rows].join('\n')
}

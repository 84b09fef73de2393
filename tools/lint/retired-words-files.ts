import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { COUNTED_FOLDERS, type Counts } from './retired-words.ts'

/** The counts that may only fall. */
export const COUNTS_FILE = 'tools/lint/retired-words.json'

const CountsFile = z.record(z.string(), z.record(z.string(), z.int()))

export function readCounts(): Counts {
  return z.parse(CountsFile, JSON.parse(readFileSync(COUNTS_FILE, 'utf8')))
}

/** Every module of the counted folders that git knows or would take. */
export function countedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...COUNTED_FOLDERS]
  const output = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return output.split('\0').filter((file) => /\.(?:ts|tsx|mts|mjs|cjs)$/.test(file) && existsSync(file))
}

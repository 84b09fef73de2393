import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileOfProgram } from '../../tools/test/program.ts'
import { contentUnder, STAMP } from './inputs.ts'

/**
 * The checks of this workspace, from the repository's root. `npm run art` runs them where anything that they depend on is not
 * as it was when they passed last; `npm run art -- check` runs them in any case, and notes the content that passed.
 */
const CHECKS = [
  ['tsc', '-p', 'art'],
  ['oxlint', '-c', 'art/.oxlintrc.json', 'art'],
  ['oxfmt', '--list-different', 'art'],
  ['knip', '-c', 'art/knip.ts', '--no-progress', '--no-config-hints'],
  ['vitest', 'run', '--config', 'art/vitest.config.ts', '--reporter=dot'],
] as const

function passes([program, ...args]: (typeof CHECKS)[number]): boolean {
  const file = fileOfProgram(program)
  if (!file) throw new Error(`There is no program ${program}.`)
  console.log(`art: ${[program, ...args].join(' ')}`)
  return spawnSync(process.execPath, [...file, ...args], { stdio: 'inherit' }).status === 0
}

/** @returns the exit code */
function check(renews: boolean): number {
  const content = contentUnder('.')
  if (!renews && existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === content) {
    console.log('art: unchanged since its checks passed')
    return 0
  }
  const failed: string[] = CHECKS.filter((one) => !passes(one)).map(([program]) => program)
  // what was edited in the meantime was not checked
  if (renews && contentUnder('.') !== content) failed.push('it changed while it was checked')
  if (failed.length > 0) {
    console.error(`art: failed: ${failed.join(', ')}`)
    return 1
  }
  if (renews) writeFileSync(STAMP, `${content}\n`)
  else console.log('art: passed; `npm run art -- check` notes that')
  return 0
}

process.exitCode = check(process.argv.includes('check'))

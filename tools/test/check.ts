import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { relatedTests } from './related.ts'
import { runStep } from './run-step.ts'
import { runSideBySide } from './side-by-side.ts'
import { REPORTS, stepsAbout } from './steps.ts'
import { sumOf } from './tally.ts'

/**
 * `npm run check`: the types of everything, and the lint and tests of what is not committed yet; `-- <commit>` of what changed
 * since that commit. It is for while one works: what no module imports, and every journey, is for `npm test`.
 */
const [since = 'HEAD'] = process.argv.slice(2)

/** The files that a command of git lists. */
function listed(command: string, ...args: string[]): string[] {
  const output = execFileSync('git', [command, '-z', ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return output.split('\0').filter(Boolean)
}

const NEW = ['--others', '--exclude-standard']
const CODE = ['kinds', 'shared', 'src', 'server', 'tools', 'bench', 'e2e']

const changed = [...listed('diff', '--name-only', since), ...listed('ls-files', ...NEW)]
const files = listed('ls-files', '--cached', ...NEW, '--', ...CODE).filter(existsSync)
const steps = stepsAbout(changed.filter(existsSync), relatedTests('.', files, changed))

mkdirSync(REPORTS, { recursive: true })
const sum = sumOf(await runSideBySide(steps, 2, runStep))
process.exitCode = sum.failed === 0 ? 0 : 1
console.log(`${sum.passed} passed, ${sum.failed} failed`)

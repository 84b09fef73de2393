import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileOfProgram } from './program.ts'
import { secondTriesIn } from './second-tries.ts'
import { reportOf, REPORTS, type Step } from './steps.ts'
import { tallyOf, type Tally } from './tally.ts'

/** How often a long step says that it is still at work, in ms. */
const SIGN_OF_LIFE_MS = 30_000
/** How much of a failed step's output is shown; all of it stays in its log. */
const SHOWN_LINES = 200

export interface Outcome extends Tally {
  name: string
  seconds: number
}

/** Colours stay out of the logs. */
const ENVIRONMENT = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
}

/** Runs a step to its end; `log` receives all that it prints. */
export function exitCodeOf(step: Pick<Step, 'run' | 'env' | 'cores'>, log: string): Promise<number> {
  const [program, ...args] = step.run
  const file = fileOfProgram(program)
  if (!file) {
    writeFileSync(log, `There is no program ${program}.\n`)
    return Promise.resolve(1)
  }
  return new Promise((settle) => {
    // one open file for both: the lines stay in their order, and nothing is left to write when the child has ended
    const output = openSync(log, 'w')
    const child = spawn(process.execPath, [...file, ...args], {
      env: { ...ENVIRONMENT, ...step.env },
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    if (step.cores === 0) lowerPriority(child.pid)
    child.on('error', () => settle(1))
    child.on('close', (code) => settle(code ?? 1))
  })
}

/** Its processes take the time that no other wants, as far as the system knows such a thing. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // it has ended already
  }
}

/** Runs one step, says how it went, and shows what it printed when it failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const start = Date.now()
  const seconds = (): number => Math.round((Date.now() - start) / 1000)
  const log = `${REPORTS}/${step.name}.log`
  const report = reportOf(step.name)
  rmSync(report, { force: true })
  const alive = setInterval(() => console.log(`… ${step.name} is at it (${seconds()} s)`), SIGN_OF_LIFE_MS)
  const exitCode = await exitCodeOf(step, log)
  clearInterval(alive)
  const output = readFileSync(log, 'utf8').trimEnd()
  const found = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  const tally = tallyOf(step.counts, exitCode, found, output)
  const outcome = { name: step.name, seconds: seconds(), ...tally }
  console.log(lineOf(outcome))
  // Playwright says at the end why each first try failed
  const isPrinted = tally.failed > 0 || (tally.flaky > 0 && step.counts === 'playwright')
  if (isPrinted) console.log(output.split('\n').slice(-SHOWN_LINES).join('\n'))
  else for (const line of secondTriesIn(output)) console.log(line)
  return outcome
}

export function lineOf({ name, seconds, passed, failed, skipped, flaky }: Outcome): string {
  const mark = failed > 0 ? '✗' : '✓'
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const again = flaky > 0 ? `, ${flaky} of them at a second try: see its log` : ''
  return `${mark} ${name.padEnd(18)} ${String(seconds).padStart(4)} s  ${passed} passed${again}, ${failed} failed${left}`
}

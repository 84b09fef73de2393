import { mkdirSync } from 'node:fs'
import { lineOf, runStep } from './run-step.ts'
import { runSideBySide } from './side-by-side.ts'
import { REPORTS, stepsFor } from './steps.ts'
import { sumOf } from './tally.ts'

/**
 * `npm test`: every check and every test, whatever fails on the way; `npm test -- lint unit` does only those. The last line
 * is the sum over all runners, where each check counts as one test.
 */
const asked = process.argv.slice(2)
const all = stepsFor(process.env.TEST_DATABASE_URL)
const unknown = asked.filter((name) => !all.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

mkdirSync(REPORTS, { recursive: true })
const steps = asked.length > 0 ? all.filter(({ name }) => asked.includes(name)) : all
const outcomes = await runSideBySide(steps, 2, runStep)
const sum = sumOf(outcomes)

console.log(`\n${outcomes.map(lineOf).join('\n')}`)
if (!process.env.TEST_DATABASE_URL)
  console.log('(TEST_DATABASE_URL is not set: no endpoint test ran on PostgreSQL)')
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1
console.log(`${sum.passed} passed, ${sum.failed} failed`)

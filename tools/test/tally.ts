import * as z from 'zod/mini'
import { secondTriesIn } from './second-tries.ts'
import type { Step } from './steps.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed: at their second try. */
  flaky: number
}

const NONE: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

/** Playwright calls a test `expected` when it ended as it should at once, and `flaky` when it did at its second try. */
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

function tallyOfReport(counts: Step['counts'], report: string | undefined, output: string): Tally {
  if (report === undefined || counts === 'once') return NONE
  if (counts === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = VitestReport.parse(
      JSON.parse(report),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      flaky: secondTriesIn(output).length,
    }
  }
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(JSON.parse(report)).stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}

/**
 * What a finished step adds to the count. A runner that ends with an error without a failed test (a file that does not
 * load, no test found, no report) counts as one failure, so that nothing is lost.
 * @param output what the runner printed: Vitest's report does not say what passed at its second try
 */
export function tallyOf(
  counts: Step['counts'],
  exitCode: number,
  report: string | undefined,
  output = '',
): Tally {
  if (counts === 'once') return exitCode === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
  const tally = tallyOfReport(counts, report, output)
  const isSilentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: sum.flaky + flaky,
    }),
    NONE,
  )
}

import type { Reporter, TestCase } from 'vitest/node'

/** Begins a line of output that names what failed and then passed. */
const SECOND_TRY = 'At its second try: '

/** @returns the lines that name what passed at its second try only */
export function secondTriesIn(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(SECOND_TRY))
}

/** For Vitest, beside its own reporters, whose JSON does not say it: names at the end what passed at its second try only. */
export default class SecondTries implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    // one that is to fail does so at every try
    if (test.diagnostic()?.flaky && !test.options.fails)
      this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.names) console.log(`${SECOND_TRY}${name}`)
  }
}

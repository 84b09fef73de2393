import type { Reporter, TestCase } from 'vitest/node'
import { SECOND_TRY } from './second-try.ts'

/** For Vitest, beside its own reporters: names at the end what passed at its second try only. */
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

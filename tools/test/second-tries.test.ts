import type { TestCase } from 'vitest/node'
import { expect, it, vi } from 'vitest'
import SecondTries, { secondTriesIn } from './second-tries.ts'

function result(fullName: string, { flaky, fails = false }: { flaky: boolean; fails?: boolean }): TestCase {
  return {
    ...{ fullName, module: { relativeModuleId: 'src/knot.test.ts' }, options: { fails } },
    diagnostic: () => ({ flaky }),
  } as unknown as TestCase
}

it('names each test that passed at its second try only, so that the output can be searched for them', () => {
  const printed: string[] = ['RUN', 'At first it was red.']
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line))
  const reporter = new SecondTries()
  reporter.onTestCaseResult(result('holds', { flaky: false }))
  reporter.onTestCaseResult(result('slips once', { flaky: true }))
  reporter.onTestCaseResult(result('is to fail', { flaky: true, fails: true }))
  expect(printed).toHaveLength(2)
  reporter.onTestRunEnd()
  log.mockRestore()
  expect(secondTriesIn(printed.join('\n'))).toEqual(['At its second try: src/knot.test.ts > slips once'])
})

import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runSideBySide } from './side-by-side.ts'
import { sumOf, tallyOf } from './tally.ts'

const vitestReport = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 0 })

describe('counting tests', () => {
  it('counts a check as one test', () => {
    expect(tallyOf('once', 0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: 0 })
    expect(tallyOf('once', 2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
  })

  it('reads what vitest and Playwright report', () => {
    expect(tallyOf('vitest', 1, vitestReport(40, 2))).toEqual({ passed: 40, failed: 2, skipped: 1, flaky: 0 })
    const output = 'dots\nAt its second try: a.test.ts > slips once\nAt its second try: b.test.ts > is late\n'
    expect(tallyOf('vitest', 0, vitestReport(40, 0), output).flaky).toBe(2)
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }
    const tally = { passed: 8, failed: 1, skipped: 0, flaky: 1 }
    expect(tallyOf('playwright', 1, JSON.stringify({ stats }))).toEqual(tally)
  })

  it('counts a runner that broke, or that found nothing to run, as a failure', () => {
    expect(tallyOf('vitest', 1, vitestReport(40, 0)).failed).toBe(1)
    expect(tallyOf('vitest', 0, vitestReport(0, 0)).failed).toBe(1)
    expect(tallyOf('playwright', 1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
  })

  it('sums over all runners', () => {
    const tallies = [
      { passed: 1, failed: 0, skipped: 2, flaky: 0 },
      { passed: 5, failed: 3, skipped: 0, flaky: 1 },
    ]
    expect(sumOf(tallies)).toEqual({ passed: 6, failed: 3, skipped: 2, flaky: 1 })
  })
})

describe('steps side by side', () => {
  it('never keeps more cores busy than there are, and keeps the order of results', async () => {
    let busy = 0
    let most = 0
    const jobs = [1, 1, 2, 1, 2, 1, 1].map((cores, name) => ({ cores, name }))
    const ended: number[] = []
    const results = await runSideBySide(jobs, 2, async ({ cores, name }) => {
      busy += cores
      most = Math.max(most, busy)
      for (let rounds = jobs.length - name; rounds > 0; rounds -= 1) await turn()
      busy -= cores
      ended.push(name)
      return name
    })
    expect(most).toBe(2)
    expect(ended).not.toEqual(results)
    expect(results).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('runs what takes no core beside all others, one after the other', async () => {
    const events: string[] = []
    const jobs = [
      { name: 'a', cores: 0 },
      { name: 'b', cores: 0 },
      { name: 'big', cores: 2 },
      { name: 'next', cores: 2 },
    ]
    const results = await runSideBySide(jobs, 2, async ({ name }) => {
      events.push(`${name} begins`)
      await turn()
      await turn()
      events.push(`${name} ends`)
      return name
    })
    expect(results).toEqual(['a', 'b', 'big', 'next'])
    const at = (event: string) => events.indexOf(event)
    expect(at('big begins')).toBeLessThan(at('a ends'))
    expect(at('a ends')).toBeLessThan(at('b begins'))
    expect(at('big ends')).toBeLessThan(at('next begins'))
  })
})

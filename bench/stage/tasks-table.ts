import type { Browser } from '@playwright/test'
import { CONTENDERS, openContender, type Contender } from './contenders.ts'
import { measureTasks, SORT_NAMES, type Tasks } from './measure-tasks.ts'
import { WARM_UP } from './run-rounds.ts'
import { median } from './statistics.ts'
import { markdownOf } from './table.ts'

const COMPARED: readonly Contender[] = ['stageWebgl', 'phaser']

/** What the main thread spends on a frame, in ms of thread time, by sort: the medians of the rounds. */
export async function tasksTable(
  browser: Browser,
  url: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<string> {
  const runs = new Map(COMPARED.map((contender): [Contender, Tasks[]] => [contender, []]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const [contender, heard] of runs) {
      const page = await openContender(browser, url, contender)
      await page.waitForTimeout(WARM_UP)
      heard.push(await measureTasks(browser, page, seconds))
      await page.close()
    }
  }
  const figure = (heard: readonly Tasks[], sort: string) => median(heard.map((tasks) => tasks[sort] ?? 0))
  const lines = SORT_NAMES.map((sort) => [
    sort,
    ...[...runs.values()].map((heard) => figure(heard, sort).toFixed(3)),
  ])
  const sums = [...runs.values()].map((heard) =>
    SORT_NAMES.reduce((sum, sort) => sum + figure(heard, sort), 0).toFixed(3),
  )
  return markdownOf([
    ['ms of the main thread a frame', ...COMPARED.map((contender) => CONTENDERS[contender])],
    ...lines,
    ['all', ...sums],
  ])
}

import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { untilMark } from './open-visit.ts'

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** µs, as all times of a trace. */
  ts: z.number(),
  /** Of the processor, not of the clock. */
  tdur: z.optional(z.number()),
})
type TraceEvent = z.infer<typeof TraceEvent>

/** @returns ms of processor that the page's main thread took from the navigation until the screen could be used */
export async function measureMainThread(browser: Browser, page: Page, url: string): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { success, data } = z.safeParse(TraceEvent, event)
      if (success) events.push(data)
    }
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  })
  await page.goto(url, { waitUntil: 'commit' })
  await untilMark(page, 'playable')
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const mark = events.find(({ name }) => name === 'playable')
  if (!mark) throw new Error('the trace has no mark of when the screen could be used')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts < mark.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

import type { Browser, CDPSession, Page } from '@playwright/test'
import * as z from 'zod/mini'

/** What the main thread did, as the browser's own trace names it. */
const SORTS: Record<string, RegExp> = {
  'script of frames': /^(FireAnimationFrame|FunctionCall|TimerFire|RunMicrotasks|v8\.)/,
  'collecting garbage': /GC/,
  'style and layout':
    /^(UpdateLayoutTree|Layout|ScheduleStyleRecalculation|InvalidateLayout|RecalculateStyles)/,
  'painting and handing over':
    /^(PrePaint|Paint|Layerize|UpdateLayer|UpdateLayerTree|Commit|CompositeLayers)/,
}
const REST = 'what surrounds them'
export const SORT_NAMES = [...Object.keys(SORTS), REST]

/** Thread time of a frame that drew, in ms, by sort. */
export type Tasks = Record<string, number>

interface Slice {
  name: string
  thread: string
  at: number
  end: number
  spent: number
}

/**
 * One interval of a page that goes on by itself. Each event of the trace counts without those inside of it; the thread is the one that runs
 * the most animation frames.
 */
export async function measureTasks(browser: Browser, page: Page, seconds: number): Promise<Tasks> {
  const session = await browser.newBrowserCDPSession()
  const slices = await slicesOf(session, () => page.waitForTimeout(seconds * 1000))
  await session.detach()
  const thread = busiest(slices)
  const own = slices.filter((slice) => slice.thread === thread)
  const frames = own.filter(({ name }) => name === 'FireAnimationFrame').length
  const spent: Tasks = Object.fromEntries(SORT_NAMES.map((name) => [name, 0]))
  for (const { name, self } of selfTimes(own)) {
    const sort = Object.keys(SORTS).find((one) => SORTS[one]?.test(name)) ?? REST
    spent[sort] = (spent[sort] ?? 0) + self / frames
  }
  return spent
}

async function slicesOf(session: CDPSession, during: () => Promise<void>): Promise<Slice[]> {
  const heard: Slice[] = []
  session.on('Tracing.dataCollected', ({ value }: { value: object[] }) => {
    for (const event of value) {
      const slice = sliceOf(event)
      if (slice) heard.push(slice)
    }
  })
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'cc']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await during()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return heard
}

/** A complete event that says how much of the thread's time it took; durations in microseconds. */
const Complete = z.object({
  ph: z.literal('X'),
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number(),
  tdur: z.number(),
})

function sliceOf(event: object): Slice | null {
  const { data } = Complete.safeParse(event)
  if (!data) return null
  const { name, pid, tid, ts, dur, tdur } = data
  return { name, thread: `${pid} ${tid}`, at: ts, end: ts + dur, spent: tdur / 1000 }
}

function busiest(slices: readonly Slice[]): string {
  const counts = new Map<string, number>()
  for (const { name, thread } of slices)
    if (name === 'FireAnimationFrame') counts.set(thread, (counts.get(thread) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (!most) throw new Error('no thread ran an animation frame')
  return most[0]
}

/** Each slice without what lies inside of it; inner ones come after outer ones of the same beginning. */
function selfTimes(slices: readonly Slice[]): { name: string; self: number }[] {
  const around: { name: string; end: number; self: number }[] = []
  const all: { name: string; self: number }[] = []
  for (const { name, at, end, spent } of slices.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    while ((around.at(-1)?.end ?? Infinity) <= at) around.pop()
    const outer = around.at(-1)
    if (outer) outer.self -= spent
    const own = { name, end, self: spent }
    around.push(own)
    all.push(own)
  }
  return all
}

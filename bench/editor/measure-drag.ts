import type { CDPSession, Page } from '@playwright/test'

/** Names under which the browser's trace has script of a page. */
const SCRIPT = ['EventDispatch', 'FireAnimationFrame', 'FunctionCall', 'TimerFire', 'RunMicrotasks', 'v8.run']
/** ms between two moves: each is answered, and drawn, before the next comes. */
const BETWEEN_MS = 80

/** ms of thread time. */
export interface Move {
  /** All script but that of frames. */
  answering: number
  drawing: number
}

interface Span {
  from: number
  to: number
  /** Of thread time: a busy machine does not count. */
  spent: number
  isMove: boolean
  /** Of the stage's frame loop. */
  isDrawing: boolean
  thread: string
}

/** Drags the first place that a pointer meets. @returns ms of thread time in script that each move took, up to the next one */
export async function measureDrag(page: Page, session: CDPSession, steps: number): Promise<Move[]> {
  const first = await page.locator('[data-scene-keys] button[data-element]').nth(45).boundingBox()
  if (!first) throw new Error('the editor shows no place')
  const [x, y] = [first.x + first.width / 2, first.y + first.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  const stop = await traceScript(session)
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x + 20 + (step % 60), y + (step % 40))
    await page.waitForTimeout(BETWEEN_MS)
  }
  const spans = await stop()
  await page.mouse.move(x, y)
  await page.mouse.up()
  return perMove(spans)
}

async function traceScript(session: CDPSession): Promise<() => Promise<Span[]>> {
  const spans: Span[] = []
  const listen = ({ value }: { value: object[] }) => {
    for (const event of value) spans.push(...spanOf(event))
  }
  session.on('Tracing.dataCollected', listen)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8.execute'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', listen)
    return spans
  }
}

interface TraceLine {
  name?: unknown
  ts?: unknown
  dur?: unknown
  tdur?: unknown
  pid?: unknown
  tid?: unknown
  args?: { data?: { type?: unknown } }
}

function spanOf(event: object): Span[] {
  const { name, ts, dur, tdur, pid, tid, args }: TraceLine = event
  if (typeof name !== 'string' || !SCRIPT.includes(name)) return []
  if (typeof ts !== 'number' || typeof dur !== 'number' || typeof tdur !== 'number') return []
  const isMove = name === 'EventDispatch' && args?.data?.type === 'pointermove'
  const spent = tdur / 1000
  const isDrawing = name === 'FireAnimationFrame'
  return [
    {
      from: ts / 1000,
      to: (ts + dur) / 1000,
      spent,
      isMove,
      isDrawing,
      thread: `${String(pid)} ${String(tid)}`,
    },
  ]
}

/** What lies in each other counts once. */
function perMove(all: readonly Span[]): Move[] {
  const thread = all.find(({ isMove }) => isMove)?.thread
  const spans = all
    .filter((span) => span.thread === thread)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const moves: Move[] = []
  let end = -Infinity
  for (const { from, to, spent, isMove, isDrawing } of spans) {
    if (isMove) moves.push({ answering: 0, drawing: 0 })
    if (from < end) continue
    end = to
    const move = moves.at(-1)
    if (move) move[isDrawing ? 'drawing' : 'answering'] += spent
  }
  return moves
}

import type { CDPSession } from '@playwright/test'

/** An event of the browser's own trace. */
export interface TraceEvent {
  name: string
  /** ms of thread time; 0 where the browser tells none. */
  spent: number
}

/** Listens to one category of the trace. @returns how to stop, and what was heard */
export async function trace(session: CDPSession, category: string): Promise<() => Promise<TraceEvent[]>> {
  const heard: TraceEvent[] = []
  const listen = ({ value }: { value: object[] }) => {
    for (const event of value) {
      if (!('name' in event) || typeof event.name !== 'string') continue
      const spent = 'tdur' in event && typeof event.tdur === 'number' ? event.tdur / 1000 : 0
      heard.push({ name: event.name, spent })
    }
  }
  session.on('Tracing.dataCollected', listen)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [category] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', listen)
    return heard
  }
}

import type { CDPSession } from '@playwright/test'

/** Bytes in use after the collector took all it could. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** V8 interprets. What it compiles while scenes change lies in the same heap, and is no memory of ours. */
export const INTERPRETED = '--js-flags=--jitless'

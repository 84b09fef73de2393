import { useEffect } from 'react'
import { useStage } from '#src/stage/stage-store.ts'

/** Once a scene stands, the browser has time for what comes next. */
export function usePagesAhead(): void {
  const isThere = useStage(({ status }) => status === 'ready')
  useEffect(() => {
    if (isThere) void import('./pages.tsx').then(({ fetchPages }) => fetchPages()).catch(() => undefined)
  }, [isThere])
}

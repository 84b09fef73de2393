import { useEffect } from 'react'
import { fetchPagesAhead } from '#src/navigation/pages-ahead.ts'
import { useStage } from '#src/stage/stage-store.ts'

/** Once a scene stands, the browser has time for what comes next. */
export function usePagesAhead(): void {
  const isThere = useStage(({ status }) => status === 'ready')
  useEffect(() => (isThere ? fetchPagesAhead() : undefined), [isThere])
}

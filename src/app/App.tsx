import { QueryClientProvider } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { emit } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { report } from '#src/lib/report.ts'
import { useIsAsked } from '#src/overlay/overlay.ts'
import { SaidByModal } from '#src/ui/said-by-modal.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { getRouter } from './router.tsx'
import { startOnce } from './start-once.ts'

/** Without it the router prints, in production too (BOOT-9). */
function reportBroken(error: unknown): void {
  report('a part of the screen broke', error)
  emit({ type: 'broke', error })
}

export function App() {
  // drawn in slices, between which a finger or a key is answered
  const isReady = useDeferredValue(usePlatform((platform) => platform.isReady))
  const isFailureInModal = useIsAsked('apiError')
  useEffect(() => void startOnce(), [])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SaidByModal value={isFailureInModal}>
          {isReady ? <RouterProvider router={getRouter()} onError={reportBroken} /> : <LoadingScreen />}
        </SaidByModal>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

import { QueryClient } from '@tanstack/react-query'
import { isFailure } from './failure.ts'

/** Mission state and all else that the player's own deeds change stays fresh for this long (specification, section 9). */
export const MISSION_FRESH_MS = 120_000

const MAX_RETRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MISSION_FRESH_MS,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < MAX_RETRIES && isFailure(error) && error.kind === 'offline',
    },
    mutations: { retry: false },
  },
})

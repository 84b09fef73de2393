import { queryOptions } from '@tanstack/react-query'
import { readTask } from '#shared/contract/tasks.ts'
import { ask } from '#src/lib/http.ts'
import { MISSION_STATE } from '#src/lib/query-client.ts'

export const taskQuery = (taskId: string, language: string) =>
  queryOptions({
    queryKey: [MISSION_STATE, 'task', taskId, language],
    queryFn: ({ signal }) => ask(readTask, { params: { taskId } }, { signal }),
    // an exam that may be begun soon says so when it may
    refetchInterval: ({ state }) => Math.min(60, state.data?.exam?.waitSeconds ?? 0) * 1000 || false,
  })

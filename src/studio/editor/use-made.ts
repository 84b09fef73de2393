import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { ask } from '#src/lib/http.ts'

/** What was built last of the scenes of a draft; read again after each check. */
export function useMade({ adventure: { folder }, check: { build } }: DraftWork) {
  return useQuery({
    queryKey: ['made-scenes', folder, build?.state === 'done' ? build.id : null],
    queryFn: ({ signal }) => ask(readMadeScenes, { params: { folder } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

import { queryOptions } from '@tanstack/react-query'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { ask } from '#src/lib/http.ts'

/** The scenes of a draft as they were built last. @param buildId of the build that is known to have come to something */
export const madeScenesQuery = (folder: string, buildId: string | null) =>
  queryOptions({
    queryKey: ['made-scenes', folder, buildId],
    queryFn: ({ signal }) => ask(readMadeScenes, { params: { folder } }, { signal }),
    staleTime: Infinity,
  })

import { queryOptions } from '@tanstack/react-query'
import { readFinishers } from '#shared/contract/content-finishers.ts'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import { ask } from '#src/lib/http.ts'

/** What the files of a draft say of its missions and tasks, with all of their words. */
export const draftTextsQuery = (folder: string) =>
  queryOptions({
    queryKey: ['draft-texts', folder],
    queryFn: ({ signal }) => ask(readDraftTexts, { params: { folder } }, { signal }),
    staleTime: 0,
  })

/** How many people have finished a task. */
export const taskFinishersQuery = (folder: string, path: string) =>
  queryOptions({
    queryKey: ['task-finishers', folder, path],
    queryFn: ({ signal }) => ask(readFinishers, { params: { folder }, query: { path } }, { signal }),
    staleTime: 0,
  })

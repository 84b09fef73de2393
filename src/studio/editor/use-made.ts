import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { madeScenesQuery } from '#src/features/scenes/queries.ts'

/** What was built last of the scenes of a draft; read again after each check. */
export function useMade({ adventure: { folder }, check: { build } }: DraftWork) {
  const buildId = build?.state === 'done' ? build.id : null
  return useQuery({ ...madeScenesQuery(folder, buildId), placeholderData: keepPreviousData })
}

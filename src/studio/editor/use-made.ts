import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { madeScenesQuery } from '#src/features/scenes/queries.ts'

/** What was built last of the scenes of a draft; read again after each check that came to something else. */
export function useMade({ adventure: { folder }, check: { build } }: DraftWork) {
  const query = useQuery(madeScenesQuery(folder))
  const { data, refetch } = query
  const buildId = build?.state === 'done' ? build.id : null
  const isOld = buildId !== null && data !== undefined && data.made?.buildId !== buildId
  useEffect(() => {
    // once for each check: a build may have come to nothing that can be edited
    if (isOld) void refetch()
  }, [isOld, buildId, refetch])
  return query
}

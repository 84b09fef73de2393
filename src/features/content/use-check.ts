import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ContentBuild } from '#shared/contract/content.ts'
import { useSending, type Sending } from '#src/lib/forms/use-sending.ts'
import { REFUSED, type Reason } from './parts/refused.ts'
import { buildQuery, CONTENT, isUnfinished, sendBuild } from './queries.ts'

/** Nothing was changed for so long, in ms, before a check begins by itself. */
const QUIET_MS = 2500

export interface Check {
  /** The last one that began, whatever it was of. */
  build: ContentBuild | null
  /** `outdated`: the draft changed since, and the next begins by itself. */
  state: 'outdated' | 'running' | 'done' | 'failed'
  sending: Sending<Reason>
  start: () => void
}

/**
 * The check of a draft as it is now: it begins by itself a moment after a change, and is followed to its end.
 * @param revision of the draft; null while it is not known
 * @param known the newest build that the server named
 * @param isBusy files are on their way: it waits for them
 */
export function useCheck(
  folder: string,
  revision: number | null,
  known: ContentBuild | null,
  isBusy: boolean,
): Check {
  const client = useQueryClient()
  const { sending, send } = useSending<Reason>(REFUSED)
  const [own, setOwn] = useState<ContentBuild | null>(null)
  const begun = newerOf(own, known)
  const { data } = useQuery({
    ...buildQuery(folder, begun?.id ?? ''),
    enabled: begun !== null && isUnfinished(begun),
  })
  const build = data && data.id === begun?.id ? data : begun
  const isOfNow = build !== null && build.revision === revision && build.state !== 'superseded'
  const isRunning = build !== null && isUnfinished(build)

  const start = (): void => {
    void send(async () => setOwn(await sendBuild(folder)))
  }
  const begin = useEffectEvent(start)
  const isNeeded = revision !== null && !isOfNow && !isBusy && !isRunning
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(() => begin(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isNeeded, revision])

  const isEnded = build !== null && !isRunning && known?.state !== build.state
  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ queryKey: [CONTENT, 'adventures'] })
  }, [isEnded, client])

  return { build, state: stateOf(build, isOfNow, isRunning), sending, start }
}

function stateOf(build: ContentBuild | null, isOfNow: boolean, isRunning: boolean): Check['state'] {
  if (isRunning) return 'running'
  if (!isOfNow || build === null) return 'outdated'
  return build.state === 'done' ? 'done' : 'failed'
}

function newerOf(one: ContentBuild | null, other: ContentBuild | null): ContentBuild | null {
  if (!one || !other) return one ?? other
  return other.startedAt > one.startedAt ? other : one
}

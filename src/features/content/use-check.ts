import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ContentAdventure, ContentBuild } from '#shared/contract/content.ts'
import { useSending, type Sending } from '#src/lib/forms/use-sending.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { REFUSED, type Reason } from './parts/refused.ts'
import { buildQuery, CONTENT, isUnfinished, sendBuild } from './queries.ts'
import { latestSeen } from './rules/publish-plan.ts'
import { isWorthAgain } from '#src/outbox/edits/worth-again.ts'

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
 * @param isBusy files are on their way: it waits for them
 */
export function useCheck(adventure: ContentAdventure, revision: number | null, isBusy: boolean): Check {
  const { folder, build: known } = adventure
  const client = useQueryClient()
  const { sending, send } = useSending<Reason>(REFUSED)
  const [own, setOwn] = useState<ContentBuild | null>(null)
  const begun = newerOf(own, known)
  const { data } = useQuery({
    ...buildQuery(folder, begun?.id ?? ''),
    enabled: begun !== null && isUnfinished(begun),
  })
  const build = data && data.id === begun?.id ? data : begun
  const isOfNow = build !== null && build.revision === revision && isUpToDate(build, adventure)
  const isRunning = build !== null && isUnfinished(build)

  const start = (): void => {
    void send(async () => setOwn(await sendBuild(folder)))
  }
  /** @returns whether it needs no further try */
  const begin = useEffectEvent(async (): Promise<boolean> => {
    let isOver = true
    await send(async () => {
      try {
        setOwn(await sendBuild(folder, 'log'))
      } catch (error) {
        isOver = !isWorthAgain(error)
        throw error
      }
    })
    return isOver
  })
  const isNeeded = revision !== null && !isOfNow && !isBusy && !isRunning
  useEffect(() => {
    if (!isNeeded) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      void begin().then((isOver) => {
        if (isOver || ending.signal.aborted) return
        // the line is gone, or the server is away
        ending.signal.addEventListener(
          'abort',
          retryWithBackoff(() => begin()),
        )
      })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [isNeeded, revision])

  // the list knows nothing of its end, or of the version that it was compared with
  const isEnded =
    build !== null &&
    !isRunning &&
    (known?.state !== build.state || (build.base ?? 0) > (latestSeen(adventure)?.number ?? 0))
  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ queryKey: [CONTENT, 'adventures'] })
  }, [isEnded, client])

  return { build, state: stateOf(build, isOfNow, isRunning), sending, start }
}

/** Whether what it says of changes is against what players see: another publication since makes it old. */
function isUpToDate({ state, base }: ContentBuild, adventure: ContentAdventure): boolean {
  if (state === 'superseded') return false
  const isCompared = state !== 'done' || (base ?? 0) >= (latestSeen(adventure)?.number ?? 0)
  return isCompared || adventure.draft?.isAhead === false || adventure.draft?.isOnTrial === true
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

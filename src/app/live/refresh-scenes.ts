import { notifyManager, QueryClient, type Query } from '@tanstack/react-query'
import type { Adventure } from '#shared/scene/adventure.ts'
import type { PlayedAdventure } from '#src/features/adventures/queries.ts'
import { isFailure } from '#src/lib/failure.ts'
import { MISSION_STATE } from '#src/lib/query-client.ts'

/** First words of the keys under which is known what a saved scene may have changed. */
const ADVENTURE = 'adventure'
const OF_SCENES: readonly unknown[] = [ADVENTURE, MISSION_STATE, 'progress', 'story']
/** Made of the tree that is known, and made anew of another one. */
const LAYOUT = 'layout'

export interface Refreshed {
  /** Null where it could not be read again: nobody is signed in, or its tree is broken. */
  adventure: Adventure | null
  /** Keys of what the server does not know any more. */
  gone: readonly (readonly unknown[])[]
}

/**
 * Asks again for all that the page shows of the scenes, and shows the answers together: a tree without the state of its
 * new places, or the other way round, would be seen as a place that opens. Where an answer fails, what was known stays.
 */
export async function refreshScenes(client: QueryClient, signal: AbortSignal): Promise<Refreshed> {
  const known = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => OF_SCENES.includes(queryKey[0]) })
  const shown = known.filter((query) => query.isActive())
  const answers = await Promise.all(shown.map(askAgain))
  if (signal.aborted) return { adventure: null, gone: [] }
  notifyManager.batch(() => {
    client.removeQueries({ queryKey: [LAYOUT] })
    for (const { key, data } of answers) if (data !== undefined) client.setQueryData(key, data)
    for (const query of known) if (!query.isActive()) client.getQueryCache().remove(query)
  })
  const key = shown.find(({ queryKey }) => queryKey[0] === ADVENTURE)?.queryKey
  return {
    adventure: (key && client.getQueryData<PlayedAdventure>(key)?.adventure) ?? null,
    gone: answers.flatMap((answer) => (answer.isGone ? [answer.key] : [])),
  }
}

interface Answer {
  key: readonly unknown[]
  data?: unknown
  isGone: boolean
}

/** Uses a client of its own: while somebody draws, an error must not open a modal. */
async function askAgain({ queryKey, options }: Query): Promise<Answer> {
  const aside = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  try {
    const { queryFn } = options
    return {
      key: queryKey,
      data: await aside.query({ queryKey, ...(queryFn && { queryFn }) }),
      isGone: false,
    }
  } catch (error) {
    return { key: queryKey, isGone: isFailure(error, 404) }
  }
}

import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { LinkToken } from '#shared/contract/fields.ts'
import { isFailure } from '#src/lib/failure.ts'

interface Opened {
  state: 'open' | 'used' | 'expired'
}

interface Asking {
  askAgain: () => void
  /** A refusal may mean that the link is no longer what it was: then it is asked about anew. */
  onRefusal: (error: unknown) => void
  /** Why nothing is known of the link. */
  error: Error | null
}

type MailedLink<Reply extends Opened> =
  | ({ state: 'open' | 'used' | 'expired'; reply: Reply } & Asking)
  | ({ state: 'pending' | 'unknown' | 'failed'; reply?: never } & Asking)

/** What the server says of a mailed link; a token that it can never have handed out is not even asked about. */
export function useMailedLink<Reply extends Opened, Key extends QueryKey>(
  token: string,
  query: UseQueryOptions<Reply, Error, Reply, Key>,
): MailedLink<Reply> {
  const isToken = LinkToken.safeParse(token).success
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isToken })
  const askAgain = () => void refetch()
  const onRefusal = (refusal: unknown) => {
    if (isFailure(refusal, 404) || isFailure(refusal, 409)) askAgain()
  }
  const asking = { askAgain, onRefusal, error }
  if (!isToken || isFailure(error, 404)) return { state: 'unknown', ...asking }
  if (data) return { state: data.state, reply: data, ...asking }
  return { state: error && !isFetching ? 'failed' : 'pending', ...asking }
}

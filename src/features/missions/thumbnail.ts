import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fetchJson } from '#src/lib/fetch-json.ts'

const PICTURE = /^data:image\/|\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i
const Thumbnail = z.object({ thumbnailUrl: z.string().check(z.minLength(1)) })

/** Asks the call that stands for a thumbnail where its picture is. */
const thumbnailQuery = (address: string) =>
  queryOptions({
    queryKey: ['thumbnail', address],
    queryFn: async ({ signal }): Promise<string> => {
      const url = new URL(address, location.href)
      url.searchParams.set('d', String(Date.now()))
      return z.parse(Thumbnail, await fetchJson(url.href, signal)).thumbnailUrl
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/**
 * The picture of a mission's thumbnail: its address is a picture, or a call that names one (specification, section 7).
 * Null where there is none, or none comes.
 */
export function useThumbnail(address: string | null): string | null {
  const isPicture = address !== null && PICTURE.test(address)
  const { data } = useQuery({ ...thumbnailQuery(address ?? ''), enabled: address !== null && !isPicture })
  return isPicture ? address : (data ?? null)
}

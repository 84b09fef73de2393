import { queryOptions } from '@tanstack/react-query'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { Failure } from '#src/lib/failure.ts'
import { ask, client } from '#src/lib/http.ts'

/** The scenes of a draft as they were built last. */
export const madeScenesQuery = (folder: string) =>
  queryOptions({
    queryKey: ['made-scenes', folder],
    queryFn: ({ signal }) => askMadeScenes(folder, signal),
    staleTime: Infinity,
  })

export function askMadeScenes(folder: string, signal: AbortSignal): Promise<Reply<typeof readMadeScenes>> {
  return ask(readMadeScenes, { params: { folder } }, { signal })
}

/** The bytes of a picture of our own. @throws Failure */
export async function readPicture(url: string): Promise<Blob> {
  const { status, data } = await client
    .get<Blob>(new URL(url, location.origin).href, { responseType: 'blob', validateStatus: () => true })
    .catch(() => {
      throw new Failure(0, url)
    })
  if (status !== 200) throw new Failure(status, url)
  return new Blob([data], { type: /\.svg(#|$)/i.test(url) ? 'image/svg+xml' : '' })
}

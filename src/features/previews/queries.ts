import { queryOptions } from '@tanstack/react-query'
import {
  previewBuild,
  previewVersion,
  readPreview,
  restartPreview,
  type Preview,
} from '#shared/contract/previews.ts'
import { ask, call } from '#src/lib/http.ts'

export const previewQuery = (previewId: string) =>
  queryOptions({
    queryKey: ['preview', previewId],
    queryFn: ({ signal }) => ask(readPreview, { params: { previewId } }, { signal }),
    staleTime: 0,
    // what is over, or not for this person, stays so
    retry: false,
    meta: { reporting: 'none' },
  })

export function sendBuildPreview(folder: string, buildId: string): Promise<Preview> {
  return call(previewBuild, { params: { folder, buildId } })
}

export function sendVersionPreview(folder: string, number: number): Promise<Preview> {
  return call(previewVersion, { params: { folder, number } })
}

export function sendRestart(previewId: string, stage: Preview['stage']): Promise<Preview> {
  return call(restartPreview, { params: { previewId }, body: { stage } })
}

import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import type { PreviewStage } from '#shared/domain/preview-stages.ts'
import { forgetInFrame } from './parts/frame-storage.ts'
import { sendBuildPreview, sendRestart } from './queries.ts'

/**
 * The preview of what was built last, begun as whom it is looked at; the one of before until it is there.
 * @param run grows whenever the play is to begin anew
 */
export function useOpenedPreview(folder: string, buildId: string, stage: PreviewStage, run = 0) {
  return useQuery({
    queryKey: [...openedOf(folder, buildId), stage, run],
    queryFn: ({ client }) => open(client, folder, buildId, stage, run > 0),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { reporting: 'none' },
  })
}

const openedOf = (folder: string, buildId: string) => ['opened-preview', folder, buildId] as const

async function open(
  client: QueryClient,
  folder: string,
  buildId: string,
  stage: PreviewStage,
  isAnew: boolean,
) {
  const preview = await sendBuildPreview(folder, buildId)
  if (preview.stage === stage && !isAnew) return preview
  forgetInFrame()
  const begun = await sendRestart(preview.id, stage)
  // it is one preview, in whichever room: what another one knows of it is over, and it begins there anew
  client.removeQueries({ queryKey: openedOf(folder, buildId), type: 'inactive' })
  return begun
}

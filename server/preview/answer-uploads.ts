import { checkUpload, readUploads, type Upload } from '#shared/contract/uploads.ts'
import type { PreviewFile, PreviewState } from '#server/db/preview-state.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { inPreview, type PreviewCall } from './playing.ts'

export function filesOf({ files }: PreviewState, attemptId: string): PreviewFile[] {
  return files.filter((file) => file.attemptId === attemptId)
}

export const isWhole = ({ bytes, arrived }: PreviewFile): boolean => arrived === bytes

/** What may be handed in: its bytes have come, and were thrown away. */
export function arrivedOf(state: PreviewState, attemptId: string) {
  return filesOf(state, attemptId)
    .filter(isWhole)
    .map(({ id, name, bytes, sort }) => ({ id, name, bytes, sort }))
}

function show(file: PreviewFile): Upload {
  const { id, name, sort, bytes, arrived } = file
  return { id, name, sort, bytes, arrived, isChecked: isWhole(file), picture: null, download: null }
}

export const uploadCalls: readonly PreviewCall[] = [
  inPreview(readUploads, ({ params }, { state }) => filesOf(state, params.attemptId).map(show)),
  inPreview(checkUpload, ({ params }, { state }) => {
    const file = filesOf(state, params.attemptId).find(({ id }) => id === params.uploadId)
    if (!file) throw notFound()
    if (!isWhole(file)) throw new Problem(409, 'upload-incomplete')
    return { isChecked: true }
  }),
]

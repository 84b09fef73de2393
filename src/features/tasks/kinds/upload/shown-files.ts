import { sortOfName, type FileSort } from '#shared/domain/file-sorts.ts'
import type { Upload } from '#shared/contract/uploads.ts'
import type { UploadState } from '#shared/scene/tasks/upload.ts'
import type { Sending } from './sender.ts'

/** A file as the list shows it, wherever it is. */
export interface ShownFile {
  key: string
  name: string
  sort: FileSort | null
  bytes: number
  /** This device has it. */
  file: File | null
  /** Where it is shown and downloaded. */
  picture: Upload['picture']
  download: string | null
  at:
    /** It is handed in, or will be. */
    | { place: 'there'; uploadId: string }
    /** On its way from here. */
    | { place: 'going'; sending: Sending }
    /** Begun before, or elsewhere: a part of it is there. */
    | { place: 'begun'; uploadId: string; arrived: number }
}

/**
 * What is there, then what goes there, then what was begun and left.
 */
export function shownFiles(
  state: UploadState,
  list: readonly Sending[],
  uploads: readonly Upload[],
): ShownFile[] {
  const known = new Map(uploads.map((one) => [one.id, one]))
  const here = new Set(state.files.map(({ id }) => id))
  const going = list.filter(({ uploadId }) => uploadId === null || !here.has(uploadId))
  const ours = new Set(going.map(({ uploadId }) => uploadId))
  const begun = state.isHandedIn
    ? []
    : uploads.filter(({ id, isChecked }) => !isChecked && !here.has(id) && !ours.has(id))
  return [
    ...state.files.map(({ id, name, sort, bytes }) => ({
      key: id,
      name,
      sort,
      bytes,
      file: list.find(({ uploadId }) => uploadId === id)?.file ?? null,
      picture: known.get(id)?.picture ?? null,
      download: known.get(id)?.download ?? null,
      at: { place: 'there', uploadId: id } as const,
    })),
    ...going.map((sending) => ({
      key: `own ${sending.key}`,
      name: sending.file.name,
      sort: sortOfName(sending.file.name),
      bytes: sending.file.size,
      file: sending.file,
      picture: null,
      download: null,
      at: { place: 'going', sending } as const,
    })),
    ...begun.map(({ id, name, sort, bytes, arrived }) => ({
      key: id,
      name,
      sort,
      bytes,
      file: null,
      picture: null,
      download: null,
      at: { place: 'begun', uploadId: id, arrived } as const,
    })),
  ]
}

import { sortOfName, type FileSort } from '#shared/domain/file-sorts.ts'
import type { Upload } from '#shared/contract/uploads.ts'
import type { UploadMove, UploadState } from '#kinds/upload/shared/schemas.ts'
import type { Sending } from './sending.ts'

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

interface Arrival {
  state: UploadState
  /** What the server has not heard of yet. */
  unsent: readonly UploadMove[]
}

/** What is there, then what goes there, then what was begun and left. */
export function shownFiles(
  { state, unsent }: Arrival,
  list: readonly Sending[],
  uploads: readonly Upload[],
): ShownFile[] {
  const known = new Map(uploads.map((one) => [one.id, one]))
  const here = new Set(state.files.map(({ id }) => id))
  const announced = new Set(unsent.map(({ file }) => file))
  const going = list.filter(({ uploadId, phase }) => {
    if (uploadId === null) return true
    // one that was there and is not any more was taken away elsewhere
    return !here.has(uploadId) && (phase !== 'there' || announced.has(uploadId))
  })
  const ours = new Set(going.map(({ uploadId }) => uploadId))
  const begun = state.isHandedIn ? [] : begunOf(state, uploads).filter(({ id }) => !ours.has(id))
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

/** What the server has a part of, or all of, unchecked: sent from here, before, or elsewhere. */
export function begunOf({ files }: UploadState, uploads: readonly Upload[]): readonly Upload[] {
  return uploads.filter(({ id, isChecked }) => !isChecked && files.every((one) => one.id !== id))
}

import { createStore } from 'zustand'
import type { Upload } from './rules/upload.ts'

export interface UploadsState {
  uploads: readonly Upload[]
  /** Files that became part of the draft, since the last time that nothing was on its way. */
  done: number
}

export type UploadStore = ReturnType<typeof createUploadStore>

/** Files on their way, in the order in which they were added. */
export function createUploadStore() {
  const store = createStore<UploadsState>(() => ({ uploads: [], done: 0 }))
  return {
    store,
    all: () => store.getState().uploads,
    change: (id: string, more: Partial<Upload>) =>
      store.setState(({ uploads }) => ({
        uploads: uploads.map((one) => (one.id === id ? { ...one, ...more } : one)),
      })),
    remove: (ids: ReadonlySet<string>) =>
      store.setState(({ uploads }) => {
        for (const { id, address } of uploads) if (ids.has(id)) URL.revokeObjectURL(address)
        return { uploads: uploads.filter(({ id }) => !ids.has(id)) }
      }),
  }
}

import { useEffect, useState } from 'react'
import { hashOf } from '../rules/hash-of.ts'

/** Hashes of files, one after the other; `isDone` once all are there. */
export function useHashes(files: readonly File[]): {
  hashes: ReadonlyMap<File, string | null>
  isDone: boolean
} {
  const [hashes, setHashes] = useState<ReadonlyMap<File, string | null>>(new Map())
  useEffect(() => {
    const ending = new AbortController()
    const isOver = () => ending.signal.aborted
    void (async () => {
      const found = new Map<File, string | null>()
      for (const file of files) {
        if (isOver()) return
        found.set(file, await hashOf(file).catch(() => null))
      }
      if (!isOver()) setHashes(found)
    })()
    return () => ending.abort()
  }, [files])
  return { hashes, isDone: files.every((file) => hashes.has(file)) }
}

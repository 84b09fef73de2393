import { useEffect, useRef, useState } from 'react'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { zipEntries, type ZipEntry } from '../rules/zip-entries.ts'
import { sendZip } from '../send-bytes.ts'
import { REFUSED, type Reason } from './refused.ts'

/** What is in a zip, and sending it. `entries`: undefined while it is read, null where it cannot be. */
export function useZip(zip: File) {
  const [entries, setEntries] = useState<readonly ZipEntry[] | null>()
  const [sent, setSent] = useState(0)
  const { sending, send, forget } = useSending<Reason>(REFUSED)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => {
    let isWanted = true
    const read = (found: readonly ZipEntry[] | null) => isWanted && setEntries(found)
    zipEntries(zip).then(read, () => read(null))
    return () => {
      isWanted = false
    }
  }, [zip])
  useEffect(() => () => stop.current?.abort(), [])

  /** @returns the adventure as it is then; null where it was not done, or was taken back */
  async function sendTo(folder: string, revision: number): Promise<ContentAdventure | null> {
    stop.current = new AbortController()
    const { signal } = stop.current
    setSent(0)
    let made: ContentAdventure | null = null
    await send(async () => {
      made = await sendZip(folder, revision, zip, { onSent: setSent, signal })
    })
    return made
  }

  return {
    entries,
    sending,
    sendTo,
    /** 0 to 100; all of it, and the server unpacks it. */
    percent: zip.size === 0 ? 0 : (100 * sent) / zip.size,
    cancel: () => {
      stop.current?.abort()
      forget()
    },
  }
}

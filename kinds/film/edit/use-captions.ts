import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { readCaptions, writeCaptions, type Caption, type Captions } from './captions.ts'

/** Letters that follow each other are sent together. */
const QUIET_MS = 1000

export interface CaptionWriting {
  /** Null until they have come. */
  captions: readonly Caption[] | null
  change: (captions: readonly Caption[]) => void
  /** Takes those of a file of the device. */
  take: (source: string) => void
  state: 'saved' | 'saving' | 'failed' | 'unread'
  again: () => void
}

/** The captions of a film in one language, saved by themselves into the file beside it. @param path of that file */
export function useCaptions(path: string): CaptionWriting {
  const { files, readText, replace } = useAuthoring()
  const [read, setRead] = useState<Captions | null>(() => (files.has(path) ? null : EMPTY))
  const [state, setState] = useState<CaptionWriting['state']>('saved')
  /** What is not on the server yet. */
  const unsent = useRef<string | null>(null)
  const isSending = useRef(false)

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const text = await readText(path, signal).catch(() => null)
    if (signal.aborted) return
    if (text === null) setState('unread')
    else setRead(readCaptions(text))
  })
  const isRead = read !== null
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (isRead) return
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [isRead, attempts])

  const send = useEffectEvent(async () => {
    const text = unsent.current
    if (text === null || isSending.current) return
    unsent.current = null
    isSending.current = true
    setState('saving')
    const isSent = await replace(path, new Blob([text], { type: 'text/vtt' })).then(
      () => true,
      () => false,
    )
    isSending.current = false
    if (!isSent) unsent.current ??= text
    setState(isSent ? 'saved' : 'failed')
  })
  // what was typed while something was on its way
  useEffect(() => {
    if (state === 'saved' && unsent.current !== null) void send()
  }, [state])
  useEffect(() => {
    if (!read || unsent.current === null) return
    const timer = setTimeout(() => void send(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [read])
  useEffect(() => () => void send(), [])

  const set = (next: Captions) => {
    // a file without captions is none
    unsent.current = next.captions.some(({ text }) => text.trim() !== '') ? writeCaptions(next) : null
    setRead(next)
  }
  return {
    captions: read?.captions ?? null,
    change: (captions) => set({ head: read?.head ?? '', captions: [...captions] }),
    take: (source) => set(readCaptions(source)),
    state,
    again: () => {
      if (read) void send()
      else {
        setState('saved')
        setAttempts(attempts + 1)
      }
    },
  }
}

const EMPTY: Captions = { head: '', captions: [] }

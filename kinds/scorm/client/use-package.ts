import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { FromLaunch, type ToLaunch } from '#kinds/scorm/shared/package-messages.ts'

type Kept = Extract<FromLaunch, { say: 'kept' }>

interface PackageTalk {
  /** Of the content host: nothing else is heard, and nobody else told. */
  origin: string
  opening: ToLaunch
  onKept: (kept: Kept) => void
}

/** A launch page that does not answer has nothing to say any more. */
const TIMEOUT_MS = 2500

/** Talks with the launch page in a frame, which lies on another origin: by messages of a checked shape, and by nothing else. */
export function usePackage({ origin, opening, onKept }: PackageTalk) {
  const frame = useRef<HTMLIFrameElement>(null)
  const onClosed = useRef<() => void>(null)
  const tell = useCallback(
    (message: ToLaunch) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  )
  const hear = useEffectEvent((said: FromLaunch) => {
    if (said.say === 'ready') tell(opening)
    else if (said.say === 'kept') onKept(said)
    else onClosed.current?.()
  })
  useEffect(() => {
    const onMessage = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      const said = FromLaunch.safeParse(data)
      if (said.success) hear(said.data)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])

  /** Lets the package say goodbye; settles when it has, or does not answer. */
  const close = useCallback(
    () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, TIMEOUT_MS)
        onClosed.current = () => {
          clearTimeout(timer)
          resolve()
        }
        tell({ say: 'close' })
      }),
    [tell],
  )
  return { frame, close }
}

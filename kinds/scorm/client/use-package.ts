import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { FromLaunch, type ToLaunch } from '#kinds/scorm/shared/package-messages.ts'

type Report = Extract<FromLaunch, { say: 'kept' }>

interface PackageTalk {
  /** Of the content host: messages of other origins are ignored, and none are sent there. */
  origin: string
  opening: ToLaunch
  onReport: (report: Report) => void
}

/** After that, a launch page that does not answer is closed. */
const TIMEOUT_MS = 2500

/** Talks with the launch page in a frame, which lies on another origin: by messages of a checked shape, and by nothing else. */
export function usePackage({ origin, opening, onReport }: PackageTalk) {
  const frame = useRef<HTMLIFrameElement>(null)
  const onClosed = useRef<() => void>(null)
  const send = useCallback(
    (message: ToLaunch) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  )
  const hear = useEffectEvent((said: FromLaunch) => {
    if (said.say === 'ready') send(opening)
    else if (said.say === 'kept') onReport(said)
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

  /** Lets the package finish; settles when it has, or when it does not answer. */
  const close = useCallback(
    () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, TIMEOUT_MS)
        onClosed.current = () => {
          clearTimeout(timer)
          resolve()
        }
        send({ say: 'close' })
      }),
    [send],
  )
  return { frame, close }
}

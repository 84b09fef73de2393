import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { beforePageLeaves } from '#src/outbox/hub.ts'
import { countSeconds, cutRanges, joinRanges, playedSeconds, secondsOf } from '#shared/domain/coverage.ts'

/** Seconds of film that are seen before the server hears of them. */
const KEEP_EVERY = 4

export interface Watched {
  at?: number
  seen?: [number, number][]
}

interface Watching {
  /** What was noted and not reported yet. */
  fresh: [number, number][]
  reportNow: () => void
}

/**
 * Notes which seconds of a film play, and reports them every few seconds, when it pauses or jumps, and before the page goes.
 * @param isHeld nothing is reported: the finish is on its way, and what comes after it counts no more
 */
export function useWatching(
  video: HTMLVideoElement | null,
  seconds: number,
  onWatched: (watched: Watched) => void,
  isHeld: boolean,
): Watching {
  const [fresh, setFresh] = useState<[number, number][]>([])
  const noted = useRef<[number, number][]>([])
  const reported = useRef<number | null>(null)

  const reportAll = (place: number) => {
    if (isHeld) return
    // never ahead of where it stands: a clock that says 0:02 says it again elsewhere
    const at = Math.floor(place * 10) / 10
    if (noted.current.length === 0 && reported.current === at) return
    reported.current = at
    onWatched({ at, ...(noted.current.length > 0 && { seen: noted.current }) })
    noted.current = []
    setFresh([])
  }
  const reportAt = useEffectEvent(reportAll)
  const note = useEffectEvent((from: number, to: number) => {
    const range = playedSeconds(from, to)
    noted.current = joinRanges(noted.current, cutRanges([range], secondsOf(seconds)))
    setFresh(noted.current)
    if (countSeconds(noted.current) >= KEEP_EVERY) reportAll(to)
  })

  useEffect(() => {
    if (!video) return
    /** Where it last was while nothing had jumped. */
    let last: number | null = null
    const step = () => {
      const now = video.currentTime
      if (last !== null && now > last && !video.seeking) note(last, now)
      last = video.seeking ? null : now
    }
    const jump = () => {
      last = null
    }
    const landed = () => {
      last = video.currentTime
      reportAt(video.currentTime)
    }
    const rest = () => {
      step()
      if (video.readyState > 0) reportAt(video.currentTime)
    }
    const heard = {
      timeupdate: step,
      playing: step,
      seeking: jump,
      emptied: jump,
      seeked: landed,
      pause: rest,
      ended: rest,
    }
    for (const [event, react] of Object.entries(heard)) video.addEventListener(event, react)
    const stopWatching = beforePageLeaves(rest)
    return () => {
      rest()
      for (const [event, react] of Object.entries(heard)) video.removeEventListener(event, react)
      stopWatching()
    }
  }, [video])

  return { fresh, reportNow: () => reportAll(video?.currentTime ?? 0) }
}

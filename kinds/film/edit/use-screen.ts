import { useRef, useState, type RefObject } from 'react'

/** The film beside which its moments and captions are written. */
export interface Screen {
  video: RefObject<HTMLVideoElement | null>
  /** Seconds that are seen. */
  at: number
  /** In seconds; null until it is known. */
  length: number | null
  seek: (seconds: number) => void
  /** What the film says of itself. */
  saw: (video: HTMLVideoElement) => void
  measured: (video: HTMLVideoElement) => void
}

export function useScreen(): Screen {
  const video = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState<number | null>(null)
  return {
    ...{ video, at, length },
    seek(seconds) {
      if (video.current) video.current.currentTime = seconds
      setAt(seconds)
    },
    saw: ({ currentTime }) => setAt(currentTime),
    measured: ({ duration }) => setLength(Number.isFinite(duration) ? duration : null),
  }
}

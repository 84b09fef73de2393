import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fastestOf, playedSpeed, speedsOf, type FilmSpeed } from '#shared/domain/film-speeds.ts'
import { loadFilm } from './load-film.ts'
import { keepFilmSettings, readFilmSettings, type FilmSettings } from './film-settings.ts'

export type FilmState = 'still' | 'playing' | 'waiting' | 'ended' | 'broken'

export interface Film {
  video: HTMLVideoElement | null
  setVideo: (video: HTMLVideoElement | null) => void
  state: FilmState
  /** It has begun to play at least once: the poster is gone. */
  hasBegun: boolean
  /** Seconds. */
  at: number
  settings: FilmSettings
  change: (part: Partial<FilmSettings>) => void
  /** At which it can be played, in their order. */
  speeds: readonly FilmSpeed[]
  /** At which it plays. */
  speed: FilmSpeed
  play: () => void
  toggle: () => void
  seek: (to: number) => void
  /** After it did not arrive. */
  loadAgain: () => void
}

interface Source {
  film: string
  isPlaylist: boolean
  seconds: number
  speeds?: readonly FilmSpeed[] | undefined
}

/** A film as it plays. @param startAt where it begins, in seconds */
export function useFilm(source: Source, startAt: number): Film {
  const { film, isPlaylist, seconds } = source
  const [video, setShown] = useState<HTMLVideoElement | null>(null)
  // the same, to be changed
  const element = useRef<HTMLVideoElement>(null)
  const setVideo = useCallback((shown: HTMLVideoElement | null) => {
    element.current = shown
    setShown(shown)
  }, [])
  const [state, setState] = useState<FilmState>('still')
  const [hasBegun, setBegun] = useState(false)
  const [at, setAt] = useState(startAt)
  const [tries, setTries] = useState(0)
  const [settings, setSettings] = useState(readFilmSettings)
  const speed = playedSpeed(source, settings.speed)
  const fastest = fastestOf(source)

  const resume = useEffectEvent(() => {
    if (!element.current) return
    // any jump, even to the beginning, takes the poster away
    if (at > 0) element.current.currentTime = Math.min(at, seconds)
    element.current.playbackRate = speed
  })
  useEffect(() => {
    if (!video) return
    const onMetadata = () => resume()
    video.addEventListener('loadedmetadata', onMetadata)
    const unload = loadFilm(video, { film, isPlaylist }, () => setState('broken'))
    return () => {
      video.removeEventListener('loadedmetadata', onMetadata)
      unload()
    }
  }, [video, film, isPlaylist, tries])

  useEffect(() => {
    const played = element.current
    if (!played) return
    played.volume = settings.volume
    played.muted = settings.isMuted
    played.defaultPlaybackRate = speed
    played.playbackRate = speed
  }, [video, settings, speed])

  useEffect(
    () => (video ? watch(video, { setState, setAt, setBegun }, fastest) : undefined),
    [video, fastest],
  )
  // the link is back: what did not come is asked for again
  useEffect(() => {
    if (state !== 'broken') return
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state])

  function seek(to: number): void {
    const place = Math.min(seconds, Math.max(0, to))
    setAt(place)
    const played = element.current
    if (played && played.readyState > 0) played.currentTime = place
  }

  function play(): void {
    if (!video) return
    if (video.ended || at >= seconds - 0.1) seek(0)
    video.play().catch((error: unknown) => {
      // a press of pause before it began is no trouble
      if (error instanceof DOMException && error.name === 'NotSupportedError') setState('broken')
    })
  }

  return {
    video,
    setVideo,
    state,
    hasBegun,
    at,
    settings,
    speeds: speedsOf(source),
    speed,
    change: (part) => {
      const changed = { ...settings, ...part }
      setSettings(changed)
      keepFilmSettings(changed)
    },
    play,
    toggle: () => {
      if (video && !video.paused) video.pause()
      else play()
    },
    seek,
    loadAgain: () => {
      setState('still')
      setTries((count) => count + 1)
    },
  }
}

interface Report {
  setState: (state: FilmState) => void
  setAt: (at: number) => void
  setBegun: (hasBegun: boolean) => void
}

function watch(video: HTMLVideoElement, { setState, setAt, setBegun }: Report, fastest: number): () => void {
  const heard: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => setBegun(true),
    playing: () => setState('playing'),
    pause: () => setState('still'),
    waiting: () => setState('waiting'),
    ended: () => setState('ended'),
    error: () => {
      // taken away by ourselves
      if (video.hasAttribute('src')) setState('broken')
    },
    timeupdate: () => setAt(video.currentTime),
    // somebody's extension may: no film is seen faster than the server counts
    ratechange: () => {
      if (video.playbackRate > fastest) video.playbackRate = fastest
    },
  }
  for (const [event, react] of Object.entries(heard)) video.addEventListener(event, react)
  return () => {
    for (const [event, react] of Object.entries(heard)) video.removeEventListener(event, react)
  }
}

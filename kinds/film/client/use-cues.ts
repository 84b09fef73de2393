import { useEffect, useState } from 'react'

/** What is said from one moment of a film to another. */
export interface Cue {
  from: number
  to: number
  text: string
  /** It stands at the picture's upper edge, as its file asks by WebVTT's `line`. */
  isHigh: boolean
}

/** Reads the captions of a track element once they have come. The browser shows none of them itself. */
export function useCues(track: HTMLTrackElement | null): readonly Cue[] {
  const [read, setRead] = useState<{ track: HTMLTrackElement; cues: readonly Cue[] } | null>(null)
  useEffect(() => {
    if (!track) return
    const load = () => setRead({ track, cues: cuesOf(track.track) })
    readQuietly(track.track)
    track.addEventListener('load', load)
    if (track.readyState === HTMLTrackElement.LOADED) load()
    return () => track.removeEventListener('load', load)
  }, [track])
  return read && read.track === track ? read.cues : []
}

/** Its words are read, and shown by nobody but us. */
function readQuietly(track: TextTrack): void {
  track.mode = 'hidden'
}

function cuesOf(track: TextTrack): Cue[] {
  return [...(track.cues ?? [])].flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ from: cue.startTime, to: cue.endTime, text: cue.getCueAsHTML().textContent, isHigh: isHigh(cue) }]
      : [],
  )
}

/** A line counts from above where it is a number of 0 or more, a share where it has a percent sign. */
function isHigh({ line, snapToLines }: VTTCue): boolean {
  return typeof line === 'number' && (snapToLines ? line >= 0 : line < 50)
}

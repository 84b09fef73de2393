import type { Howl, HowlOptions } from 'howler'

/** What becomes of a recording. */
interface SpeechReports {
  onEnd: () => void
  /** It cannot be heard. */
  onLost: () => void
}

export interface Speech {
  /**
   * Says what somebody recorded, in place of what was said before.
   * @param files the same in several formats
   */
  speak: (files: readonly string[], reports: SpeechReports) => void
  /** Where the recording is (ms); null while none is heard, or not yet. */
  at: () => number | null
  hush: () => void
  /** The same, and reports that it is over. */
  end: () => void
  /** @param gain 0 to 1 */
  setGain: (gain: number) => void
}

interface SpeechNeeds {
  /** Opens a sound. @param onLost it does not come, or cannot be played */
  open: (name: string, options: HowlOptions, onLost: () => void) => Howl
  /** Nothing of that name can be heard: it did not come before, or nobody hears anything now. */
  isMute: (name: string) => boolean
}

/** Recordings of a voice, one at a time. */
export function openSpeech({ open, isMute }: SpeechNeeds): Speech {
  let now: { howl: Howl; reports: SpeechReports } | null = null
  let gain = 1

  function hush(): void {
    now?.howl.unload()
    now = null
  }

  return {
    speak(files, reports) {
      hush()
      const name = files.join(' ')
      if (isMute(name)) {
        reports.onLost()
        return
      }
      const isOver = (howl: Howl) => {
        if (now?.howl !== howl) return false
        hush()
        return true
      }
      const howl = open(name, { src: [...files], volume: gain }, () => {
        if (isOver(howl)) reports.onLost()
      })
      howl.on('end', () => {
        if (isOver(howl)) reports.onEnd()
      })
      now = { howl, reports }
      // it begins as soon as it has come
      howl.play()
    },
    at: () => (now?.howl.playing() ? now.howl.seek() * 1000 : null),
    hush,
    end() {
      const reports = now?.reports
      hush()
      reports?.onEnd()
    },
    setGain(next) {
      gain = next
      now?.howl.volume(next)
    },
  }
}

import { shapeAt, type MouthShape } from '#shared/domain/mouth-track.ts'
import type { Effect } from '#shared/domain/sounds.ts'
import { spokenWords } from '#shared/domain/speech.ts'
import type { Voice } from '#shared/scene/tasks/voices.ts'
import { emit } from '#src/lib/events.ts'
import type { Sound } from '#src/lib/sound.ts'

interface Mouth {
  sound: Pick<Sound, 'speak' | 'spokenAt' | 'hush'>
  isWanted: () => boolean
  onHum: (hum: Effect) => void
}

export interface Speaking {
  /** A new sentence takes the place of the one before; '' ends it. */
  speak: (said: { text: string; voice?: Voice | undefined }) => void
  hush: () => void
}

/**
 * How an assistant is heard: in the voice that somebody recorded, its mouth following what is heard frame by frame, by the clock of the sound; where
 * there is none, or it does not come, with a hum a word.
 */
export function startSpeaking({ sound, isWanted, onHum }: Mouth): Speaking {
  let words: ReturnType<typeof setTimeout>[] = []
  let frame = 0
  let shape: MouthShape | null = null

  function show(next: MouthShape | null): void {
    if (next !== shape) emit({ type: 'assistant-mouth', shape: next })
    shape = next
  }

  function stop(): void {
    words.forEach(clearTimeout)
    words = []
    cancelAnimationFrame(frame)
    show(null)
  }

  function hush(): void {
    stop()
    sound.hush()
  }

  function hum(text: string): void {
    words = spokenWords(text).map((word) => setTimeout(() => onHum(word.hum), word.at))
  }

  return {
    speak({ text, voice }) {
      hush()
      if (!voice || !isWanted()) {
        hum(text)
        return
      }
      const onLost = () => {
        stop()
        hum(text)
      }
      const follow = () => {
        frame = requestAnimationFrame(follow)
        const at = sound.spokenAt()
        if (at !== null) show(shapeAt(voice.mouth, at))
      }
      frame = requestAnimationFrame(follow)
      sound.speak(voice.files, { onEnd: stop, onLost })
    },
    hush,
  }
}

import { use, useEffect, useRef, type SyntheticEvent } from 'react'
import { spokenWords } from '#shared/domain/speech.ts'
import { listen } from '#src/lib/events.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { TaskAssistant } from '../task-assistant.ts'
import styles from './Companion.module.css'

/** The face of the assistant while it speaks: its mouth follows a voice that is heard; without one it nods a word at a time. */
export function SpeakingFace({ text }: { text: string }) {
  const assistant = use(TaskAssistant)
  const face = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      listen((event) => {
        if (event.type !== 'assistant-mouth' || !face.current) return
        // straight to the node: a voice has forty shapes a second
        if (event.shape !== null)
          face.current.dataset['shape'] = prefersReducedMotion() ? 'closed' : event.shape
        else if (face.current.dataset['shape'] !== undefined) face.current.dataset['shape'] = 'closed'
      }),
    [],
  )
  if (!assistant) return null
  const { face: picture, mouths } = assistant
  const nods = { animationIterationCount: spokenWords(text).length }
  return (
    <span ref={face} className={styles.speaking} style={nods}>
      <img src={picture} alt="" onError={hide} />
      {mouths && (
        <>
          <img
            className={styles.mouth}
            data-mouth="wide"
            style={nods}
            src={mouths.wide}
            alt=""
            onError={hide}
          />
          {(['small', 'round'] as const).map((shape) =>
            mouths[shape] === mouths.wide ? null : (
              <img
                key={shape}
                className={styles.mouth}
                data-mouth={shape}
                src={mouths[shape]}
                alt=""
                onError={hide}
              />
            ),
          )}
        </>
      )}
    </span>
  )
}

function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true
}

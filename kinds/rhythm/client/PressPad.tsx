import type { KeyboardEvent, MouseEvent, PointerEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PressPad.module.css'

interface PressPadProps {
  ref: Ref<HTMLButtonElement>
  /** '12 of 30', or the rate while one practises. */
  place: string
  isOn: boolean
  /** @param at ms, by the clock of the page */
  onPress: (at: number) => void
}

const KEYS = new Set(['Enter', ' '])

/**
 * What is pressed: by a finger or the mouse the moment it goes down, by the keys Enter and space, and by the press of a screen reader. A
 * key that is held is one press.
 */
export function PressPad({ ref, place, isOn, onPress }: PressPadProps) {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      className={styles.pad}
      data-on={isOn}
      aria-disabled={!isOn}
      onPointerDown={({ isPrimary, button, timeStamp }: PointerEvent) => {
        if (isOn && isPrimary && button === 0) onPress(timeStamp)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!KEYS.has(event.key)) return
        // else it would come once more, as a click
        event.preventDefault()
        if (isOn && !event.repeat) onPress(event.timeStamp)
      }}
      onKeyUp={(event: KeyboardEvent) => {
        if (event.key === ' ') event.preventDefault()
      }}
      onClick={({ detail, timeStamp }: MouseEvent) => {
        // a pointer has been counted when it went down
        if (isOn && detail === 0) onPress(timeStamp)
      }}
    >
      <svg className={styles.heart} viewBox="0 0 96 96" aria-hidden>
        <path
          d="M48 82C22 62 12 48 12 34a18 18 0 0 1 36-7 18 18 0 0 1 36 7c0 14-10 28-36 48z"
          fill="currentColor"
        />
      </svg>
      <span className={styles.word}>{t('rhythm.press')}</span>
      <span className={styles.place}>{place}</span>
    </button>
  )
}

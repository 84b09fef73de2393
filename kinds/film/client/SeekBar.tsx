import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { secondsOf, type Ranges } from '#shared/domain/coverage.ts'
import type { PlayableMoment } from '#kinds/film/shared/film-schemas.ts'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import styles from './SeekBar.module.css'

interface SeekBarProps {
  at: number
  /** Of the whole film. */
  seconds: number
  seen: Ranges
  /** Chapters and questions. */
  moments: readonly PlayableMoment[]
  /** '40 %' */
  percent: string
  onSeek: (to: number) => void
}

/** Where one stands, what was seen, and, striped, what was passed over. */
export function SeekBar({ at, seconds, seen, moments, percent, onSeek }: SeekBarProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  const parts = secondsOf(seconds)
  const furthest = seen.at(-1)?.[1] ?? 0

  const seekTo = (event: PointerEvent): void => {
    const box = bar.current?.getBoundingClientRect()
    if (box && box.width > 0) onSeek(((event.clientX - box.left) / box.width) * seconds)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { Home: 0, End: seconds - 1, PageUp: at + 10, PageDown: at - 10 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onSeek(to)
  }
  const share = (value: number, of: number) => `${Math.min(100, (value / of) * 100)}%`
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="slider"
      tabIndex={0}
      aria-label={t('film.place')}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={t('film.placeOf', { at: clockTime(at), length: clockTime(seconds), percent })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
      }}
    >
      <span className={styles.track}>
        <span className={styles.missed} style={{ width: share(furthest, parts) }} />
        {seen.map(([from, to]) => (
          <span
            key={from}
            className={styles.seen}
            style={{ left: share(from, parts), width: share(to - from, parts) }}
          />
        ))}
      </span>
      {moments.map((moment) => (
        <span
          key={moment.id}
          className={moment.question ? styles.question : styles.chapter}
          style={{ left: share(moment.at, seconds) }}
        />
      ))}
      <span className={styles.thumb} style={{ left: share(at, seconds) }} />
    </div>
  )
}

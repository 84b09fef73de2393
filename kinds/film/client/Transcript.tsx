import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import type { Cue } from './use-cues.ts'
import styles from './Transcript.module.css'

interface TranscriptProps {
  cues: readonly Cue[]
  at: number
  language: string | undefined
  onSeek: (to: number) => void
}

/** All that is said, line by line; a press leads to where it is said. */
export function Transcript({ cues, at, language, onSeek }: TranscriptProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const now = cues.findLastIndex(({ from }) => from <= at)
  useEffect(() => {
    const lines = list.current
    const line = lines?.children[now]
    // while somebody reads on in it by keyboard it stays where it is
    if (!lines || !(line instanceof HTMLElement) || lines.contains(document.activeElement)) return
    lines.scrollTop = line.offsetTop - lines.clientHeight / 3
  }, [now])
  return (
    <section className={styles.transcript} aria-label={t('film.transcript')}>
      <h2 className={styles.head}>{t('film.transcript')}</h2>
      <ol ref={list} className={styles.lines} lang={language}>
        {cues.map((cue, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.line}
              aria-current={index === now || undefined}
              onClick={() => onSeek(cue.from)}
            >
              <span className={styles.time}>{clockTime(cue.from)}</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

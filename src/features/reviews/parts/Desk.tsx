import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import styles from './Desk.module.css'

interface DeskProps {
  /** What was handed in. */
  work: ReactNode
  workLabel: string
  /** Id of the words that say whose it is. */
  whoId: string
  /** What the leader says to it. */
  rating: ReactNode
  onUndo: () => void
}

/** How much of what is seen a page key turns, so that the last lines stay as the first ones. */
const PAGE = 0.9

/**
 * Two sheets side by side, and the keys of both, wherever the focus is but in the words: 1 to 5 choose, the page keys turn the work,
 * Ctrl (or Command) with Z takes the last rating back.
 */
export function Desk({ work, workLabel, whoId, rating, onUndo }: DeskProps) {
  const sheet = useRef<HTMLElement>(null)
  const ratingSheet = useRef<HTMLDivElement>(null)

  // The work comes first, so that nobody rates it unread; stars that were taken back have the focus already.
  useEffect(() => {
    if (!ratingSheet.current?.contains(document.activeElement)) sheet.current?.focus({ preventScroll: true })
  }, [])

  /** What a key does here; null for nothing of the desk’s own. */
  const actionOf = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): (() => void) | null => {
    if (target instanceof HTMLTextAreaElement) return null
    if (ctrlKey || metaKey) return key === 'z' ? onUndo : null
    if (ASSESSMENTS.some((stars) => key === String(stars))) return () => chooseStar(key)
    if (key === 'PageDown') return () => showPage(PAGE)
    if (key === 'PageUp') return () => showPage(-PAGE)
    return null
  }

  const chooseStar = (stars: string) => {
    const star = ratingSheet.current?.querySelector<HTMLInputElement>(`input[value="${stars}"]`)
    star?.click()
    star?.focus({ preventScroll: true })
  }

  const showPage = (pages: number) => {
    if (sheet.current) sheet.current.scrollTop += pages * sheet.current.clientHeight
  }

  return (
    <div
      className={styles.sheets}
      onKeyDown={(event) => {
        const action = actionOf(event)
        if (!action) return
        event.preventDefault()
        action()
      }}
    >
      <section
        ref={sheet}
        className={styles.work}
        tabIndex={0}
        aria-label={workLabel}
        aria-describedby={whoId}
      >
        {work}
      </section>
      <div ref={ratingSheet} className={styles.rate}>
        {rating}
      </div>
    </div>
  )
}

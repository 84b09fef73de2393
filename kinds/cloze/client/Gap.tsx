import { useTranslation } from 'react-i18next'
import type { ClozeState } from '#kinds/cloze/shared/schemas.ts'
import styles from './Gap.module.css'
import { JudgedGap } from './TypedGap.tsx'

interface GapProps {
  gap: string
  /** From 1. */
  number: number
  /** The key of the word in it, and what that says. */
  word: string | null
  text: string
  isActive: boolean
  isOver: boolean
  verdict: ClozeState['judged'][number] | undefined
  disabled: boolean
  onPress: () => void
}

/** A gap that takes a word: pressed it waits for one, pressed again it gives its word up. */
export function Gap(props: GapProps) {
  const { gap, number, word, text, isActive, isOver, verdict, disabled, onPress } = props
  const { t } = useTranslation()
  if (verdict) return <JudgedGap number={number} verdict={verdict} />
  return (
    <span className={styles.place} data-place={gap} data-over={isOver}>
      <button
        type="button"
        className={styles.gap}
        data-item={word ?? undefined}
        aria-pressed={isActive}
        aria-label={
          word === null ? t('cloze.emptyGap', { number }) : t('cloze.fullGap', { number, name: text })
        }
        disabled={disabled}
        onClick={onPress}
      >
        {word === null ? <span aria-hidden="true">{number}</span> : text}
      </button>
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import { LONGEST_WORD, type ClozeState } from '#kinds/cloze/shared/schemas.ts'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Gap.module.css'

interface TypedGapProps {
  /** From 1. */
  number: number
  word: string
  verdict: ClozeState['judged'][number] | undefined
  disabled: boolean
  onType: (word: string) => void
  onLeave: () => void
}

/** A gap to be typed into, in the line of the text. */
export function TypedGap({ number, word, verdict, disabled, onType, onLeave }: TypedGapProps) {
  const { t } = useTranslation()
  if (verdict) return <JudgedGap number={number} verdict={verdict} />
  return (
    <input
      className={styles.typed}
      type="text"
      value={word}
      size={Math.max(10, word.length + 1)}
      maxLength={LONGEST_WORD}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={t('cloze.gap', { number })}
      disabled={disabled}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
    />
  )
}

interface JudgedGapProps {
  number: number
  verdict: ClozeState['judged'][number]
}

/** What was in a gap, and what belongs there where that is something else. */
export function JudgedGap({ number, verdict: { given, right, isCorrect } }: JudgedGapProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.judged} data-verdict={isCorrect ? 'right' : 'wrong'}>
      <VisuallyHidden>{t('cloze.gap', { number })}: </VisuallyHidden>
      {isCorrect ? <CheckIcon weight="bold" aria-hidden /> : <XIcon weight="bold" aria-hidden />}
      {isCorrect ? (
        right
      ) : (
        <>
          <s>{given}</s> <strong>{right}</strong>
        </>
      )}
      <VisuallyHidden>, {t(isCorrect ? 'tasks.check.right' : 'tasks.check.wrong')}</VisuallyHidden>
    </span>
  )
}

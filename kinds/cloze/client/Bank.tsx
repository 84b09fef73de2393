import { useTranslation } from 'react-i18next'
import type { ClozePlayable } from '#kinds/cloze/shared/schemas.ts'
import { useFocusInPlace } from '#src/features/tasks/parts/use-focus-in-place.ts'
import styles from './Bank.module.css'
import { BANK } from './use-cloze.ts'

interface BankProps {
  /** Those that are in no gap. */
  words: ClozePlayable['words']
  /** No gap waits for one. */
  isFull: boolean
  onLay: (word: string) => void
}

/** The words that lie there. */
export function Bank({ words, isFull, onLay }: BankProps) {
  const { t } = useTranslation()
  const focusInPlace = useFocusInPlace<HTMLDivElement>()
  return (
    <div
      {...focusInPlace}
      className={styles.bank}
      data-place={BANK}
      role="group"
      aria-label={t('cloze.words')}
      tabIndex={-1}
    >
      {words.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          className={styles.word}
          data-item={key}
          disabled={isFull}
          onClick={() => onLay(key)}
        >
          {text}
        </button>
      ))}
      {words.length === 0 && <p className={styles.none}>{t('cloze.noWords')}</p>}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { FlashcardsPlayable } from '#kinds/flashcards/shared/schemas.ts'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { showWhole } from '#src/ui/show-whole.ts'
import styles from './FlashcardsPlayer.module.css'

interface DeckDoneProps {
  cards: FlashcardsPlayable['cards']
  missed: readonly string[]
}

/** All cards are known; those that came back are there once more, to be read in peace. */
export function DeckDone({ cards, missed }: DeckDoneProps) {
  const { t } = useTranslation()
  const again = cards.filter(({ id }) => missed.includes(id))
  return (
    <section className={styles.done}>
      <CheckCircleIcon className={styles.mark} size={64} weight="fill" aria-hidden />
      <h2 className={styles.head} ref={showWhole} tabIndex={-1}>
        {t('flashcards.done')}
      </h2>
      <p className={styles.note}>
        {again.length === 0 ? t('flashcards.atOnce') : t('flashcards.again', { count: again.length })}
      </p>
      {again.length > 0 && (
        <dl className={styles.list}>
          {again.map(({ id, front, back }) => (
            <div key={id}>
              <dt>{front}</dt>
              <dd>{back}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

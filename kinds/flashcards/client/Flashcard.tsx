import { useTranslation } from 'react-i18next'
import type { FlashcardsPlayable } from '#kinds/flashcards/shared/schemas.ts'
import { CardPicture } from '#src/features/tasks/parts/CardPicture.tsx'
import styles from './Flashcard.module.css'
import { useSwipe } from './use-swipe.ts'

interface FlashcardProps {
  card: FlashcardsPlayable['cards'][number]
  isTurned: boolean
  /** How many wait below it. */
  waiting: number
  onFlip: () => void
  onAnswer: (knew: boolean) => void
}

/** A card: pressed it turns over, and once it is turned it may be drawn to the side of what one says of it. */
export function Flashcard({ card, isTurned, waiting, onFlip, onAnswer }: FlashcardProps) {
  const { t } = useTranslation()
  const swipe = useSwipe(isTurned, (side) => onAnswer(side === 'right'))
  return (
    <div className={styles.deck} data-waiting={Math.min(waiting, 2)}>
      <div
        className={styles.place}
        {...swipe}
        onKeyDown={(event) => {
          if (!isTurned || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
          event.preventDefault()
          onAnswer(event.key === 'ArrowRight')
        }}
      >
        <button
          type="button"
          className={styles.card}
          data-turned={isTurned}
          aria-describedby="flashcard-turn"
          onClick={onFlip}
        >
          <span className={styles.front} aria-hidden={isTurned}>
            {card.picture !== null && (
              <CardPicture className={styles.picture} src={card.picture} alt={card.pictureAlt} />
            )}
            <span className={styles.question}>{card.front}</span>
          </span>
          <span className={styles.back} aria-hidden={!isTurned}>
            <span className={styles.term}>{card.front}</span>
            <span className={styles.answer}>{card.back}</span>
          </span>
        </button>
      </div>
      <p id="flashcard-turn" hidden>
        {t(isTurned ? 'flashcards.turnBack' : 'flashcards.turn')}
      </p>
    </div>
  )
}

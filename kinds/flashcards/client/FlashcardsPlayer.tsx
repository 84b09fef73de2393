import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { deckOf } from '#kinds/flashcards/shared/deck.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useFocusInPlace } from '#src/features/tasks/parts/use-focus-in-place.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowClockwiseIcon, CheckIcon } from '#src/ui/icons.ts'
import { Segments } from '#src/ui/play/Segments.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { DeckDone } from './DeckDone.tsx'
import { Flashcard } from './Flashcard.tsx'
import { flashcardsRule } from './flashcards-rule.ts'
import styles from './FlashcardsPlayer.module.css'

/** Cards are turned over one after the other; what was not known comes back until it is. */
export function FlashcardsPlayer(props: PlayerProps<'flashcards'>) {
  const { attempt, onBack } = props
  const { cards } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, flashcardsRule)
  const { known, missed } = play.state
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'flashcards.unfinished')
  /** The turn of a card, and whether it lies on its back. */
  const [turned, setTurned] = useState<string | null>(null)
  const footerFocus = useFocusInPlace<HTMLDivElement>()
  const cardFocus = useFocusInPlace<HTMLDivElement>()
  const deck = deckOf(cards, { known, missed })
  const [card] = deck
  const shown = card && `${card.id} ${known.length} ${missed.join()}`
  const isTurned = shown !== undefined && turned === shown
  const place = t('flashcards.place', { known: known.length, all: cards.length })
  const answer = (knew: boolean) => {
    if (!card) return
    setTurned(null)
    play.move({ type: 'flashcards', card: card.id, knew })
  }
  return (
    <TaskFrame
      title={attempt.task.name}
      progress={
        <Segments
          total={cards.length}
          now={known.length + 1}
          label={place}
          done={cards.map(({ id }) => known.includes(id))}
        />
      }
      width="narrow"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => (card ? { id: card.id, name: card.front } : null)}
      hint={card && !isTurned ? t('tasks.companion.recall') : null}
      hintFor={card?.id}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      footer={
        <div {...footerFocus} className={styles.footer}>
          {!card && (
            <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
              {t('tasks.frame.finish')}
            </Button>
          )}
          {card && !isTurned && (
            <Button onClick={() => setTurned(shown ?? null)}>{t('flashcards.turn')}</Button>
          )}
          {card && isTurned && (
            <>
              <Button
                variant="secondary"
                icon={<ArrowClockwiseIcon size={20} aria-hidden />}
                onClick={() => answer(false)}
              >
                {t('flashcards.notYet')}
              </Button>
              <Button icon={<CheckIcon size={20} aria-hidden />} onClick={() => answer(true)}>
                {t('flashcards.knew')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div {...cardFocus} className={styles.content}>
        {card ? (
          <Flashcard
            key={shown}
            card={card}
            isTurned={isTurned}
            waiting={deck.length - 1}
            onFlip={() => setTurned(isTurned ? null : (shown ?? null))}
            onAnswer={answer}
          />
        ) : (
          <DeckDone cards={cards} missed={missed} />
        )}
        <p className={styles.place}>{place}</p>
        <VisuallyHidden>
          <span role="status">{isTurned ? card?.back : card?.front}</span>
        </VisuallyHidden>
      </div>
    </TaskFrame>
  )
}

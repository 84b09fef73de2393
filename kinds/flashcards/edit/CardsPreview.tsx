import { useMemo } from 'react'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { DraftPlay } from '#src/features/authoring/DraftPlay.tsx'
import type { FlashcardsPlayable, FlashcardsState } from '../shared/schemas.ts'
import { readCards, writeCards } from './read-cards.ts'

const BEGIN: FlashcardsState = { type: 'flashcards', known: [], missed: [] }

/** The cards as they are written, begun at the one that is open in the form. */
export function CardsPreview({ content, words, addressOf, part, onOutcome }: EditPreviewProps) {
  const begun = useMemo(() => {
    const cards = readCards(content)
    const open = cards.filter(({ id }) => id === part)
    return {
      type: 'flashcards',
      cards: writeCards([...open, ...cards.filter((card) => !open.includes(card))]),
    }
  }, [content, part])
  const playable: FlashcardsPlayable = {
    type: 'flashcards',
    cards: readCards(begun).map(({ id, picture }) => ({
      ...{ id, front: words.parts?.[id]?.title ?? '', back: words.parts?.[id]?.text ?? '' },
      ...{ picture: picture === undefined ? null : addressOf(picture) },
      pictureAlt: words.parts?.[id]?.picture ?? '',
    })),
  }
  return <DraftPlay content={begun} playable={playable} begin={BEGIN} words={words} onOutcome={onOutcome} />
}

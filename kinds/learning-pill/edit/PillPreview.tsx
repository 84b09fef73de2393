import { useRef, useState } from 'react'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { PillView } from '../client/PillView.tsx'
import { toggleAnswer } from '../client/pill.ts'
import { areSameAnswers, showCard } from '../shared/show.ts'
import { readPill, type PillCard } from './read-pill.ts'

/** What was tried on a card, for as long as it asks the same. */
interface Tried {
  answers: readonly string[]
  isChecked: boolean
}

/** The cards in the player's own view. What is answered here is judged by what the form says, and by nobody else. */
export function PillPreview({ content, words, addressOf, part, openPart }: EditPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({})
  const cards = readPill(content)
  const index = Math.max(
    0,
    cards.findIndex(({ id }) => id === part),
  )
  const card = cards[index]
  if (!card) return null
  const key = JSON.stringify([card.id, card.question])
  const { answers = [], isChecked = false } = tried[key] ?? {}
  const set = (next: Tried) => setTried({ ...tried, [key]: next })
  const standOn = (next: number) => {
    const other = cards[next]
    if (other) openPart(other.id)
  }
  return (
    <PillView
      title={words.name}
      cards={cards.map((one) => {
        const shown = showCard(one, words.cards)
        return { ...shown, picture: addressOf(one.picture) }
      })}
      index={index}
      heading={heading}
      chosen={answers}
      answered={isChecked ? judged(card, answers, words.cards?.[card.id]?.explanation) : undefined}
      isChecking={false}
      isFinishing={false}
      saved="saved"
      notice={null}
      onChoose={(answer) =>
        set({ answers: toggleAnswer(answers, answer, (card.question?.correct.length ?? 0) > 1), isChecked })
      }
      onCheck={() => set({ answers, isChecked: true })}
      // from its end it begins anew
      onFinish={() => {
        setTried({})
        standOn(0)
      }}
      onStandOn={standOn}
      onBack={null}
    />
  )
}

function judged({ id, question }: PillCard, answers: readonly string[], explanation = '') {
  const correct = question?.correct ?? []
  return {
    card: id,
    answers: [...answers],
    isCorrect: areSameAnswers(answers, correct),
    correct,
    explanation,
  }
}

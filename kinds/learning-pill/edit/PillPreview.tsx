import { useRef, useState } from 'react'
import { areSameAnswers, toggleAnswer } from '#shared/domain/chosen-answers.ts'
import type { PartText } from '#shared/scene/files.ts'
import { feedbackOn } from '#shared/scene/tasks/feedback.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { PillView } from '../client/PillView.tsx'
import { showCard } from '../shared/show.ts'
import { readPill, type PillCard } from './read-pill.ts'

/** What was tried on a card, for as long as it asks the same. */
interface Tried {
  answers: readonly string[]
  isChecked: boolean
}

/** The cards in the player's own view. What is answered here is judged by what the form says, and by nobody else. */
export function PillPreview({ content, words, addressOf, part, openPart, onOutcome }: EditPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({})
  const cards = readPill(content)
  const index = Math.max(
    0,
    cards.findIndex(({ id }) => id === part),
  )
  const card = cards[index]
  if (!card) return null
  const keyOf = ({ id, question }: PillCard) => JSON.stringify([id, question])
  const key = keyOf(card)
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
      answered={isChecked ? judged(card, answers, words.cards?.[card.id]) : undefined}
      isChecking={false}
      isFinishing={false}
      saved="saved"
      notice={null}
      onChoose={(answer) =>
        set({ answers: toggleAnswer(answers, answer, (card.question?.correct.length ?? 0) > 1), isChecked })
      }
      onCheck={() => set({ answers, isChecked: true })}
      onFinish={() => {
        const asked = cards.filter(({ question }) => question !== undefined)
        const right = asked.filter((one) => {
          const { answers: given = [], isChecked: isGiven = false } = tried[keyOf(one)] ?? {}
          return isGiven && areSameAnswers(given, one.question?.correct ?? [])
        })
        onOutcome({ share: asked.length === 0 ? 1 : right.length / asked.length, isPassed: true })
        // from its end it begins anew
        setTried({})
        standOn(0)
      }}
      onStandOn={standOn}
      onBack={null}
    />
  )
}

function judged({ id, question }: PillCard, answers: readonly string[], words: PartText | undefined) {
  const correct = question?.correct ?? []
  return {
    card: id,
    answers: [...answers],
    isCorrect: areSameAnswers(answers, correct),
    correct,
    explanation: words?.explanation ?? '',
    feedback: feedbackOn(answers, correct, words),
  }
}

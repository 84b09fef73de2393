import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useWriting, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { QuestionFields } from '#src/features/authoring/QuestionFields.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { FEWEST_ANSWERS, MOST_ANSWERS } from '../shared/schemas.ts'
import { writePill, type PillCard } from './read-pill.ts'

interface CardFormProps {
  card: PillCard
  place: string
  /** All of the pill. */
  cards: readonly PillCard[]
}

const WORDS_OF_QUESTION = ['question', 'answers', 'explanation']

/** What is on one card: its picture, its words, and its question, if it asks one. */
export function CardForm({ card, place, cards }: CardFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const { id, question } = card
  const changesFor = (next: PillCard): Change[] => [
    {
      ...{ in: 'file', at: ['content', 'cards'] },
      to: writePill(cards.map((one) => (one === card ? next : one))),
    },
  ]
  const ask = (isAsking: boolean) => {
    const { question: _, ...plain } = card
    change(
      isAsking
        ? changesFor({ ...card, question: { answers: ['answer-1', 'answer-2'], correct: ['answer-1'] } })
        : [
            ...changesFor(plain),
            ...WORDS_OF_QUESTION.map((word): Change => ({
              ...{ in: languages, at: ['cards', id, word] },
              to: undefined,
            })),
          ],
    )
  }
  return (
    <section className={styles.stack} aria-label={place}>
      <WordField label={t('learningPill.title')} at={['cards', id, 'title']} most={120} />
      <WordField label={t('learningPill.text')} at={['cards', id, 'text']} most={4000} isLong />
      <PictureField
        label={t('learningPill.picture')}
        name={card.picture}
        changesFor={(picture) => changesFor({ ...card, picture })}
        altAt={['cards', id, 'picture']}
      />
      <Switch
        label={t('learningPill.question')}
        hint={t('learningPill.questionHint')}
        isOn={question !== undefined}
        onChange={ask}
      />
      {question && (
        <QuestionFields
          question={question}
          at={['cards', id]}
          least={FEWEST_ANSWERS}
          most={MOST_ANSWERS}
          changesFor={(next) => changesFor({ ...card, question: next })}
        />
      )}
    </section>
  )
}

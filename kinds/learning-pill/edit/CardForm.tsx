import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { HintField } from '#src/features/authoring/HintField.tsx'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useWriting, type Change } from '#src/features/authoring/use-writing.ts'
import { PlainField } from '#src/features/authoring/PlainField.tsx'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { QuestionFields } from '#src/features/authoring/QuestionFields.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { FEWEST_ANSWERS, MOST_ANSWERS } from '#shared/scene/tasks/question-schemas.ts'
import type { PillCard } from './read-pill.ts'

interface CardFormProps {
  card: PillCard
  place: string
  /** What the file becomes with another card in its place. */
  changesFor: (next: PillCard) => readonly Change[]
}

const WORDS_OF_QUESTION = ['question', 'answers', 'feedback', 'hint', 'explanation']

/** What is on one card: its picture, its words, and its question, if it asks one. */
export function CardForm({ card, place, changesFor }: CardFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const { id, question } = card
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
      <PlainField label={t('learningPill.text')} at={['cards', id, 'text']} most={4000} />
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
        <>
          <QuestionFields
            question={question}
            at={['cards', id]}
            least={FEWEST_ANSWERS}
            most={MOST_ANSWERS}
            changesFor={(next) => changesFor({ ...card, question: next })}
          />
          <HintField at={['cards', id]} />
          <ItemFigures at={['cards', id]} question={question} />
        </>
      )}
    </section>
  )
}

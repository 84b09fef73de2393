import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useValue, useWriting, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import {
  askedAs,
  EMPTY_WORDS,
  QUESTION_SORTS,
  type QuestionSort,
  type SurveyQuestion,
} from './read-survey.ts'

interface AskFormProps<Question extends SurveyQuestion = SurveyQuestion> {
  question: Question
  /** What is asked, for who does not see the list. */
  place: string
  /** What the file becomes with another question in its place. */
  changesFor: (next: SurveyQuestion) => readonly Change[]
}

/** Words that only this sort of question has: with another they go. */
const WORDS: Record<QuestionSort, readonly string[]> = {
  scale: ['minLabel', 'maxLabel', 'declaration'],
  stars: [],
  opinion: ['placeholder'],
}

/** What one question of a survey asks, and how it is answered. */
export function AskForm({ question, place, changesFor }: AskFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const { id, sort } = question
  const at = ['asks', id]
  const ask = (next: QuestionSort) =>
    change([
      ...changesFor(askedAs(next, question)),
      ...WORDS[sort].map((word): Change => ({ in: languages, at: [...at, word], to: undefined })),
      ...EMPTY_WORDS[next].map((word): Change => ({ in: languages, at: [...at, word], to: '' })),
    ])
  return (
    <section className={styles.stack} aria-label={place}>
      <Choice
        label={t('survey.edit.sorts')}
        value={sort}
        options={QUESTION_SORTS.map((one) => ({ id: one, label: t(`survey.edit.sort.${one}`) }))}
        onChange={ask}
      />
      <div className={styles.question}>
        <WordField label={t('survey.edit.question')} at={[...at, 'question']} most={500} isLong />
        {question.sort === 'scale' && (
          <ScaleFields question={question} changesFor={changesFor} place={place} />
        )}
        {question.sort === 'stars' && (
          <StarsFields question={question} changesFor={changesFor} place={place} />
        )}
        {question.sort === 'opinion' && (
          <WordField
            label={t('survey.edit.placeholder')}
            hint={t('survey.edit.placeholderHint')}
            at={[...at, 'placeholder']}
            most={500}
            isOptional
          />
        )}
        <Checkbox
          label={t('survey.edit.optional')}
          checked={question.isOptional === true}
          onChange={({ target }) => {
            const { isOptional: _, ...asked } = question
            change(changesFor(target.checked ? { ...asked, isOptional: true } : asked))
          }}
        />
      </div>
      <Figures question={question} />
    </section>
  )
}

/** How players answered; of an anonymous survey it stands in the figures alone. */
function Figures({ question }: { question: SurveyQuestion }) {
  const { t } = useTranslation()
  const isAnonymous = useValue(['content', 'anonymous']) === true
  if (isAnonymous) return <p className={styles.note}>{t('survey.edit.anonymousFigures')}</p>
  return (
    <ItemFigures
      at={['asks', question.id]}
      question={{ answers: answersTo(question), correct: null }}
      nameOf={(answer) => (answer === 'words' ? t('survey.edit.wrote') : answer)}
    />
  )
}

/** What figures call the answers to a question: numbers, or that words were written. */
function answersTo(question: SurveyQuestion): string[] {
  if (question.sort === 'opinion') return ['words']
  const [min, max] = question.sort === 'scale' ? [question.min, question.max] : [1, question.starsNumber]
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => String(min + index))
}

type Scale = Extract<SurveyQuestion, { sort: 'scale' }>
const SCALE = [
  { name: 'min', least: 0, most: 9 },
  { name: 'max', least: 1, most: 10 },
  { name: 'threshold', least: 0, most: 10 },
] as const

/** From where to where the round buttons go, what both ends mean, and where they turn from red. */
function ScaleFields({ question, changesFor }: AskFormProps<Scale>) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { id, min, max, threshold } = question
  const at = ['asks', id]
  return (
    <>
      <div className={styles.columns}>
        {SCALE.map(({ name, least, most }) => (
          <NumberField
            key={name}
            label={t(`survey.edit.${name}`)}
            scalar={{ name, sort: 'number', least, most, isOptional: false }}
            value={question[name]}
            onSet={(value) => {
              if (value !== undefined) change(changesFor({ ...question, [name]: value }))
            }}
          />
        ))}
      </div>
      {min >= max && <Notice tone="warn">{t('survey.edit.noScale')}</Notice>}
      {min < max && (threshold < min || threshold > max) && (
        <Notice tone="warn">{t('survey.edit.offScale', { min, max })}</Notice>
      )}
      <p className={styles.note}>{t('survey.edit.thresholdHint')}</p>
      <div className={styles.columns}>
        <WordField label={t('survey.edit.minLabel', { min })} at={[...at, 'minLabel']} most={120} />
        <WordField label={t('survey.edit.maxLabel', { max })} at={[...at, 'maxLabel']} most={120} />
      </div>
      <WordField
        label={t('survey.edit.declaration')}
        hint={t('survey.edit.declarationHint', { threshold })}
        at={[...at, 'declaration']}
        most={500}
        isOptional
      />
    </>
  )
}

type Stars = Extract<SurveyQuestion, { sort: 'stars' }>
const VIEWS = ['task', 'missionAssessment'] as const

function StarsFields({ question, changesFor }: AskFormProps<Stars>) {
  const { t } = useTranslation()
  const { change } = useWriting()
  return (
    <div className={styles.columns}>
      <NumberField
        label={t('survey.edit.starsNumber')}
        scalar={{ name: 'starsNumber', sort: 'number', least: 2, most: 10, isOptional: false }}
        value={question.starsNumber}
        onSet={(starsNumber) => {
          if (starsNumber !== undefined) change(changesFor({ ...question, starsNumber }))
        }}
      />
      <SelectField
        label={t('survey.edit.views')}
        value={question.view}
        options={VIEWS.map((id) => ({ id, label: t(`survey.edit.view.${id}`) }))}
        onChange={({ target }) => {
          const view = VIEWS.find((one) => one === target.value)
          if (view) change(changesFor({ ...question, view }))
        }}
      />
    </div>
  )
}

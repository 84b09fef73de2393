import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { HintField } from '#src/features/authoring/HintField.tsx'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ESTIMATED_AS, FEWEST_QUESTIONS, MOST_QUESTIONS } from '../shared/schemas.ts'
import { numberQuestions } from './questions.ts'
import { AMOUNTS, NEW_SCALE, readQuestions, writeQuestions, type Question } from './read-questions.ts'

/** The numbers that are estimated, and the scale of the open one. */
export function QuestionsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const questions = readQuestions(useValue(['content']))
  const all = useParts<Question>({
    ...{ parts: questions, list: 'questions', group: 'parts', stem: 'number', write: writeQuestions },
    make: (id) => ({ id, ...NEW_SCALE }),
    emptyWords: ['title'],
  })
  const { open } = all
  const nameOf = ({ id }: Question, index: number) => {
    const question = wordsAt(writing, ['parts', id, 'question']) || t('estimate.edit.untitled')
    return `${index + 1}. ${question}`
  }
  return (
    <div className={styles.stack}>
      <PartList
        label={t('estimate.edit.questions')}
        all={all}
        nameOf={nameOf}
        noteOf={({ id, answer }) => `${answer} ${wordsAt(writing, ['parts', id, 'title']) ?? ''}`}
        add={t('estimate.edit.add')}
        full={questions.length >= MOST_QUESTIONS && t('estimate.edit.full', { count: MOST_QUESTIONS })}
        last={questions.length <= FEWEST_QUESTIONS && t('estimate.edit.last')}
      />
      <QuestionTools all={all} target={numberQuestions} />
      {open && (
        <fieldset key={open.id} className={styles.group}>
          <legend className={styles.legend}>{nameOf(open, questions.indexOf(open))}</legend>
          <WordField label={t('estimate.edit.question')} at={['parts', open.id, 'question']} most={500} />
          <WordField
            label={t('estimate.edit.unit')}
            hint={t('estimate.edit.unitHint')}
            at={['parts', open.id, 'title']}
            most={120}
            isOptional
          />
          <div className={styles.columns}>
            {AMOUNTS.map((name) => (
              <AmountField
                key={`${open.id} ${name}`}
                label={t(`estimate.edit.${name}`)}
                value={open[name]}
                onSet={(amount) => writing.change(all.changesFor(open, { ...open, [name]: amount }))}
              />
            ))}
          </div>
          <p className={styles.note}>{t('estimate.edit.worth')}</p>
          <WordField
            label={t('estimate.edit.explanation')}
            hint={t('estimate.edit.explanationHint')}
            at={['parts', open.id, 'explanation']}
            most={4000}
            isLong
          />
          <HintField at={['parts', open.id]} />
          <ItemFigures
            at={['parts', open.id]}
            question={{ answers: ESTIMATED_AS, correct: ['right'] }}
            nameOf={(id) => {
              const how = ESTIMATED_AS.find((one) => one === id)
              return how ? t(`estimate.edit.estimatedAs.${how}`) : id
            }}
          />
        </fieldset>
      )}
    </div>
  )
}

interface AmountFieldProps {
  label: string
  value: number
  onSet: (amount: number) => void
}

/** A number, whole or not; what is none is not taken over. */
function AmountField({ label, value, onSet }: AmountFieldProps) {
  const [typed, setTyped] = useState<{ text: string; of: number } | null>(null)
  // undone meanwhile, or changed by a colleague
  const own = typed?.of === value ? typed : null
  return (
    <TextField
      label={label}
      type="number"
      step="any"
      value={own?.text ?? String(value)}
      onChange={({ target }) => {
        const amount = target.value === '' ? Number.NaN : target.valueAsNumber
        const isNumber = Number.isFinite(amount)
        setTyped({ text: target.value, of: isNumber ? amount : value })
        if (isNumber) onSet(amount)
      }}
    />
  )
}

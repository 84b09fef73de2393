import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { HintField } from '#src/features/authoring/HintField.tsx'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { QuestionFields } from '#src/features/authoring/QuestionFields.tsx'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useParts, type Parts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { FEWEST_ANSWERS, MOST_ANSWERS } from '#shared/scene/tasks/question-schemas.ts'
import { MOST_BOOK_QUESTIONS, type ContentQuestion } from '../shared/schemas.ts'
import { NEW_QUESTION, readQuestions, writeQuestions } from './read-questions.ts'

/** What a book asks between its chapters, in its order, and the question that is open. */
export function QuestionsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const questions = readQuestions(useValue(['content']))
  const all = useParts<ContentQuestion>({
    ...{ parts: questions, list: 'questions', group: 'questions', stem: 'question', write: writeQuestions },
    make: (id, open) => ({ id, after: open?.after ?? 1, question: NEW_QUESTION }),
  })
  const { open } = all
  const nameOf = ({ id }: ContentQuestion) =>
    wordsAt(writing, ['questions', id, 'question']) || t('ebook.edit.untitled')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('ebook.edit.questions')}</legend>
      <p className={styles.note}>{t('ebook.edit.questionsHint')}</p>
      {questions.length > 0 && (
        <ol className={styles.rows} aria-label={t('ebook.edit.questions')}>
          {questions.map((question, index) => (
            <li key={question.id} className={styles.row}>
              <button
                type="button"
                className={styles.rowName}
                aria-current={question === open ? 'true' : undefined}
                onClick={() => all.show(question.id)}
              >
                <span>{nameOf(question)}</span>
                <small>{t('ebook.edit.noteAfter', { part: question.after })}</small>
              </button>
              <IconButton
                material="paper"
                label={t('authoring.remove', { name: nameOf(question) })}
                icon={<TrashSimpleIcon />}
                onClick={() => all.remove(question, index)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={
            questions.length >= MOST_BOOK_QUESTIONS && t('ebook.edit.full', { count: MOST_BOOK_QUESTIONS })
          }
          onClick={all.add}
        >
          {t('ebook.edit.add')}
        </Button>
      </div>
      {open && <OneQuestion key={open.id} open={open} all={all} name={nameOf(open)} />}
    </fieldset>
  )
}

const AFTER = { name: 'after', sort: 'number', least: 1, most: 10_000, isOptional: false } as const

interface OneQuestionProps {
  open: ContentQuestion
  all: Parts<ContentQuestion>
  name: string
}

function OneQuestion({ open, all, name }: OneQuestionProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { id, after, question } = open
  const at = ['questions', id]
  return (
    <section className={styles.question} aria-label={name}>
      <NumberField
        label={t('ebook.edit.after')}
        scalar={AFTER}
        value={after}
        onSet={(to) => change(all.changesFor(open, { ...open, after: to ?? 1 }))}
      />
      <QuestionFields
        question={question}
        at={at}
        least={FEWEST_ANSWERS}
        most={MOST_ANSWERS}
        changesFor={(next) => all.changesFor(open, { ...open, question: next })}
      />
      <HintField at={at} />
      <ItemFigures at={at} question={question} />
    </section>
  )
}

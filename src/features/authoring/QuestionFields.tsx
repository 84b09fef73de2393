import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Authoring.module.css'
import { Sortable } from './Sortable.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useWriting, wordsAt, type Change, type Place } from './use-writing.ts'
import { WordField } from './WordField.tsx'

interface Question {
  answers: string[]
  correct: string[]
}

interface QuestionFieldsProps {
  question: Question
  /** Where its words stand. */
  at: Place
  /** How many answers it may have. */
  least: number
  most: number
  /** What the file becomes with another question. */
  changesFor: (next: Question) => readonly Change[]
}

/** A question with answers of which some are right: one to choose, or all that hold. */
export function QuestionFields({ question, at, least, most, changesFor }: QuestionFieldsProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { change } = writing
  const { languages } = useAuthoring()
  const { answers, correct } = question
  const nameOf = (id: string, index: number) =>
    wordsAt(writing, [...at, 'answers', id]) || t('authoring.question.answer', { number: index + 1 })
  const add = () => {
    const id = freshAnswer(answers)
    change(changesFor({ ...question, answers: [...answers, id] }))
  }
  const mark = (id: string, isRight: boolean) =>
    change(
      // in the order of the answers, so that marking it again is no change
      changesFor({
        ...question,
        correct: answers.filter((one) => (one === id ? isRight : correct.includes(one))),
      }),
    )
  const remove = (id: string) =>
    change([
      ...changesFor({
        answers: answers.filter((one) => one !== id),
        correct: correct.filter((one) => one !== id),
      }),
      { in: languages, at: [...at, 'answers', id], to: undefined },
      { in: languages, at: [...at, 'feedback', id], to: undefined },
    ])
  const move = (id: string, to: number) =>
    change(changesFor({ ...question, answers: answers.filter((one) => one !== id).toSpliced(to, 0, id) }))
  return (
    <div className={styles.question}>
      <WordField label={t('authoring.question.text')} at={[...at, 'question']} most={500} isLong />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('authoring.question.answers')}</legend>
        <p className={styles.note}>
          {t(correct.length > 1 ? 'authoring.question.chooseAll' : 'authoring.question.chooseOne')}
        </p>
        {correct.length === 0 && <Notice tone="warn">{t('authoring.question.noneRight')}</Notice>}
        {answers.length < least && (
          <Notice tone="warn">{t('authoring.question.few', { count: least })}</Notice>
        )}
        <Sortable
          label={t('authoring.question.answers')}
          items={answers}
          idOf={(id) => id}
          nameOf={nameOf}
          onMove={move}
        >
          {(id, index, handle) => (
            <>
              {handle}
              <div className={styles.answer}>
                <WordField
                  label={t('authoring.question.answer', { number: index + 1 })}
                  at={[...at, 'answers', id]}
                  most={500}
                />
                {!correct.includes(id) && (
                  <WordField
                    label={t('authoring.question.feedback', { number: index + 1 })}
                    at={[...at, 'feedback', id]}
                    most={500}
                    isOptional
                  />
                )}
                <Checkbox
                  label={t('authoring.question.isRight')}
                  aria-label={t('authoring.question.rightOf', { number: index + 1 })}
                  checked={correct.includes(id)}
                  onChange={({ target }) => mark(id, target.checked)}
                />
              </div>
              <IconButton
                material="paper"
                label={t('authoring.remove', { name: nameOf(id, index) })}
                icon={<TrashSimpleIcon />}
                disabledReason={answers.length <= least && t('authoring.question.few', { count: least })}
                onClick={() => remove(id)}
              />
            </>
          )}
        </Sortable>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={answers.length >= most && t('authoring.question.full', { count: most })}
          onClick={add}
        >
          {t('authoring.question.add')}
        </Button>
      </fieldset>
      <WordField
        label={t('authoring.question.explanation')}
        hint={t('authoring.question.explanationHint')}
        at={[...at, 'explanation']}
        most={4000}
        isLong
      />
    </div>
  )
}

function freshAnswer(answers: readonly string[]): string {
  for (let number = answers.length + 1; ; number += 1) {
    const id = `answer-${number}`
    if (!answers.includes(id)) return id
  }
}

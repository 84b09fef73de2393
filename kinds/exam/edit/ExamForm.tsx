import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { QuestionFields } from '#src/features/authoring/QuestionFields.tsx'
import { ScalarFields } from '#src/features/authoring/ScalarFields.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { FEWEST_ANSWERS, MOST_ANSWERS } from '#shared/scene/tasks/question-schemas.ts'
import { ExamContent, MOST_QUESTIONS } from '../shared/schemas.ts'
import { examQuestions } from './questions.ts'
import { readQuestions, writeQuestions, type ExamQuestion } from './read-exam.ts'

/** How an exam is passed, its questions in their order, and what is asked by the one that is open. */
export function ExamForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const questions = readQuestions(useValue(['content']))
  const draw = useValue(['content', 'draw'])
  const all = useParts<ExamQuestion>({
    ...{ parts: questions, list: 'questions', group: 'questions', stem: 'question', write: writeQuestions },
    make: (id) => ({ id, answers: ['answer-1', 'answer-2'], correct: ['answer-1'] }),
  })
  const { open } = all
  const nameOf = ({ id }: ExamQuestion, index: number) => {
    const question = wordsAt(writing, ['questions', id, 'question']) || t('exam.edit.untitled')
    return `${index + 1}. ${question}`
  }
  return (
    <div className={styles.stack}>
      <PartList
        label={t('exam.edit.questions')}
        all={all}
        nameOf={nameOf}
        noteOf={({ answers }) => t('exam.edit.answers', { count: answers.length })}
        add={t('exam.edit.add')}
        full={questions.length >= MOST_QUESTIONS && t('exam.edit.full', { count: MOST_QUESTIONS })}
        last={questions.length === 1 && t('exam.edit.last')}
      />
      <QuestionTools all={all} target={examQuestions} />
      {open && (
        <section className={styles.stack} key={open.id} aria-label={nameOf(open, questions.indexOf(open))}>
          <QuestionFields
            question={open}
            at={['questions', open.id]}
            least={FEWEST_ANSWERS}
            most={MOST_ANSWERS}
            changesFor={(next) => all.changesFor(open, { ...open, ...next })}
          />
          <ItemFigures at={['questions', open.id]} question={open} />
        </section>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('exam.edit.rules')}</legend>
        <p className={styles.note}>{t('exam.edit.rulesHint')}</p>
        {typeof draw === 'number' && draw > questions.length && (
          <Notice tone="warn">{t('exam.edit.drawsMore', { count: questions.length })}</Notice>
        )}
        <div className={styles.columns}>
          <ScalarFields shape={ExamContent.shape} at={['content']} />
        </div>
      </fieldset>
    </div>
  )
}

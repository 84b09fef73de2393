import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { MOST_QUESTIONS } from '../shared/schemas.ts'
import { AskForm } from './AskForm.tsx'
import { surveyQuestions } from './questions.ts'
import { EMPTY_WORDS, isAnonymousIn, readSurvey, writeSurvey, type SurveyQuestion } from './read-survey.ts'

/** The questions of a survey in their order, what the one that is open asks, and whether anybody learns who answered. */
export function AsksForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const content = useValue(['content'])
  const isRated = useValue(['isLeaderAcceptRequired']) === true
  const questions = readSurvey(content)
  const isAnonymous = isAnonymousIn(content)
  const all = useParts<SurveyQuestion>({
    ...{ parts: questions, list: 'questions', group: 'asks', stem: 'question', write: writeSurvey },
    make: (id) => ({ id, sort: 'opinion' }),
    emptyWords: EMPTY_WORDS.opinion,
  })
  const { open } = all
  const nameOf = ({ id }: SurveyQuestion, index: number) => {
    const question = wordsAt(writing, ['asks', id, 'question']) || t('survey.edit.untitled')
    return `${index + 1}. ${question}`
  }
  return (
    <div className={styles.stack}>
      <PartList
        label={t('survey.edit.questions')}
        all={all}
        nameOf={nameOf}
        noteOf={({ sort }) => t(`survey.edit.sort.${sort}`)}
        add={t('survey.edit.add')}
        full={questions.length >= MOST_QUESTIONS && t('survey.edit.full', { count: MOST_QUESTIONS })}
        last={questions.length === 1 && t('survey.edit.last')}
      />
      <QuestionTools all={all} target={surveyQuestions} />
      {open && (
        <AskForm
          key={open.id}
          question={open}
          place={nameOf(open, questions.indexOf(open))}
          changesFor={(next) => all.changesFor(open, next)}
        />
      )}
      <Switch
        label={t('survey.edit.anonymous')}
        hint={t('survey.edit.anonymousHint')}
        isOn={isAnonymous}
        onChange={(isOn) =>
          writing.change([{ in: 'file', at: ['content', 'anonymous'], to: isOn || undefined }])
        }
      />
      {isAnonymous && isRated && <Notice tone="warn">{t('survey.edit.rated')}</Notice>}
    </div>
  )
}

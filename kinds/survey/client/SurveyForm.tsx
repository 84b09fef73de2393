import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Segments } from '#src/ui/play/Segments.tsx'
import type { FailureWords } from '#src/features/tasks/parts/failure-words.ts'
import { PlacedFooter } from '#src/features/tasks/parts/PlacedFooter.tsx'
import { worseOf, type SavedState } from '#src/outbox/saved.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { answerTo, isAnswered, put, type Answers } from './survey-rule.ts'
import { SurveyQuestion } from './SurveyQuestion.tsx'
import styles from './SurveyPlayer.module.css'
import { useTyped } from './use-typed.ts'

interface SurveyFormProps extends Pick<PlayerProps<'survey'>, 'attempt' | 'onBack'> {
  answers: Answers
  saved: SavedState
  isFinishing: boolean
  trouble: FailureWords | null
  /** The server did not take the last answer. */
  isRefused?: boolean
  onAnswer: (answer: Answers[number]) => void
  onHandIn: () => void
}

/** All questions of a survey on one page; each may be answered otherwise until they are handed in. */
export function SurveyForm(props: SurveyFormProps) {
  const { attempt, saved, isFinishing, trouble, isRefused = false, onAnswer, onHandIn, onBack } = props
  const { playable, task, state } = attempt
  const { isAnonymous = false, questions } = playable
  const { isHandedIn } = state
  const { t } = useTranslation()
  const typed = useTyped(onAnswer)

  const answers = typed.answer ? put(props.answers, typed.answer) : props.answers
  const all = questions.length
  const done = questions.filter((one) => isAnswered(one, answers)).length
  const open = questions.filter((one) => !one.isOptional && !isAnswered(one, answers)).length
  const place = t('tasks.frame.answered', { done, all })

  return (
    <TaskFrame
      title={task.name}
      progress={<Segments total={all} now={done + 1} label={place} />}
      saved={worseOf(saved, typed.answer ? 'saving' : 'saved')}
      isFinishing={isFinishing}
      onBack={onBack}
      notice={<SurveyNotice trouble={trouble} isRefused={isRefused} />}
      footer={
        <PlacedFooter place={isHandedIn ? t('survey.handedIn') : place}>
          {isHandedIn ? (
            <Button variant="secondary" onClick={onBack}>
              {t('tasks.frame.back')}
            </Button>
          ) : (
            <Button
              onClick={() => {
                typed.settle()
                onHandIn()
              }}
              disabledReason={open > 0 && t('survey.open', { count: open })}
              loadingVerb={isFinishing && t('tasks.frame.handingIn')}
            >
              {t('tasks.frame.handIn')}
            </Button>
          )}
        </PlacedFooter>
      }
    >
      <div
        className={styles.content}
        data-long
        {...(isHandedIn && { role: 'region', 'aria-label': t('survey.handedIn'), tabIndex: 0 })}
      >
        {isAnonymous && (
          <Notice tone="info">{t(isHandedIn ? 'survey.anonymous.after' : 'survey.anonymous.before')}</Notice>
        )}
        {task.picture && <img className={styles.picture} src={task.picture} alt="" />}
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id} className={styles.question}>
              <SurveyQuestion
                question={question}
                value={answerTo(question, answers)}
                disabled={isHandedIn || isFinishing}
                onAnswer={(value) => onAnswer({ question: question.id, value })}
                onText={(text) => typed.type({ question: question.id, value: text })}
                onLeave={typed.settle}
              />
            </li>
          ))}
        </ol>
      </div>
    </TaskFrame>
  )
}

interface SurveyNoticeProps {
  trouble: FailureWords | null
  isRefused: boolean
}

function SurveyNotice({ trouble, isRefused }: SurveyNoticeProps) {
  const { t } = useTranslation()
  if (trouble) return <TroubleNotice trouble={trouble} />
  return isRefused ? <Notice tone="warn">{t('survey.refused')}</Notice> : null
}

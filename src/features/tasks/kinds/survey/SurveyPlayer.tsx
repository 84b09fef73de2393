import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { PlacedFooter } from '../../parts/PlacedFooter.tsx'
import { TaskFrame } from '../../parts/TaskFrame.tsx'
import { worseOf } from '../../parts/saving.ts'
import { useEnd } from '../../play/use-end.ts'
import { usePlay } from '../../play/use-play.ts'
import type { PlayerProps } from '../player-props.tsx'
import { answerTo, isAnswered, put, SURVEY, type Answers } from './survey-rule.ts'
import { SurveyQuestion } from './SurveyQuestion.tsx'
import styles from './SurveyPlayer.module.css'
import { useTyped } from './use-typed.ts'

/** Questions without a right answer, all on one page; each may be answered otherwise until they are handed in. */
export function SurveyPlayer(props: PlayerProps<'survey'>) {
  const { attempt, onBack } = props
  const { playable, task } = attempt
  const { t } = useTranslation()
  const play = usePlay(props, SURVEY)
  const { isHandedIn } = play.state
  const answer = (given: Answers[number]) => play.move({ type: 'survey', answer: given })
  const typed = useTyped(answer)
  const end = useEnd(play, props, 'tasks.frame.unfinished')
  const { isFinishing, trouble } = end

  const answers = typed.answer ? put(play.state.answers, typed.answer) : play.state.answers
  const { questions } = playable
  const all = questions.length
  const done = questions.filter((one) => isAnswered(one, answers)).length
  const open = questions.filter((one) => !one.isOptional && !isAnswered(one, answers)).length
  const place = t('tasks.survey.place', { done, all })

  return (
    <TaskFrame
      title={task.name}
      progress={<Segments total={all} now={done + 1} label={place} />}
      saved={worseOf(end.saved, typed.answer ? 'saving' : 'saved')}
      isFinishing={isFinishing}
      onBack={onBack}
      notice={
        <SurveyNotice trouble={trouble && t(trouble.key, trouble.values)} isRefused={play.refused !== null} />
      }
      footer={
        <PlacedFooter place={isHandedIn ? t('tasks.survey.handedIn') : place}>
          {isHandedIn ? (
            <Button variant="secondary" onClick={onBack}>
              {t('tasks.frame.back')}
            </Button>
          ) : (
            <Button
              onClick={() => {
                typed.settle()
                end.finish()
              }}
              disabledReason={open > 0 && t('tasks.survey.open', { count: open })}
              loadingVerb={isFinishing && t('exam.handingIn')}
            >
              {t('exam.handIn')}
            </Button>
          )}
        </PlacedFooter>
      }
    >
      <div
        className={styles.content}
        data-long
        {...(isHandedIn && { role: 'region', 'aria-label': t('tasks.survey.handedIn'), tabIndex: 0 })}
      >
        {task.picture && <img className={styles.picture} src={task.picture} alt="" />}
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id} className={styles.question}>
              <SurveyQuestion
                question={question}
                value={answerTo(question, answers)}
                disabled={isHandedIn || isFinishing}
                onAnswer={(value) => answer({ question: question.id, value })}
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
  trouble: string | null
  isRefused: boolean
}

function SurveyNotice({ trouble, isRefused }: SurveyNoticeProps) {
  const { t } = useTranslation()
  if (trouble !== null) return <Notice tone="error">{trouble}</Notice>
  return isRefused ? <Notice tone="warn">{t('tasks.survey.refused')}</Notice> : null
}

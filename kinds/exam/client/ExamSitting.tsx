import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExamMove } from '#kinds/exam/shared/schemas.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ListChecksIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { useHeadingFocus } from '#src/features/tasks/play/use-heading-focus.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import type { FailureWords } from '#src/features/tasks/parts/failure-words.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { EXAM_RULE } from './exam-rule.ts'
import { ExamClock } from './ExamClock.tsx'
import { ExamOverview } from './ExamOverview.tsx'
import { ExamQuestion } from './ExamQuestion.tsx'
import styles from './Exam.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The questions one by one, back and forth, an overview before handing in; when the time is over it is handed in by itself. */
export function ExamSitting(props: PlayerProps<'egzamin'>) {
  const { attempt, onBack } = props
  const { t } = useTranslation()
  const { questions, isSurenessAsked } = attempt.playable
  const play = usePlay(props, EXAM_RULE)
  const { state, refused } = play
  const move = (part: Omit<ExamMove, 'type'>) => play.move({ type: 'egzamin', ...part })
  const seconds = useSecondsLeft(state.leftMs, () => move({}))
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'tasks.frame.unfinished')
  const [isOverview, setIsOverview] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = seconds === 0
  const index = Math.min(state.question, questions.length - 1)
  const question = questions[index]
  const isLast = index === questions.length - 1

  // The server says that it is over: nobody has to be there for what follows.
  const isEnded = state.leftMs === 0
  const end = useEffectEvent(finish)
  useEffect(() => {
    if (isEnded) end()
  }, [isEnded])
  // when the time is over an answer that has the focus is switched off
  useHeadingFocus(heading, `${index} ${isOverview} ${isOver}`)

  const givenTo = (id: string) => state.given.find((one) => one.question === id)
  const goTo = (to: number) => {
    setIsOverview(false)
    if (to !== index) move({ question: to })
  }
  const isAnswered = (id: string) => (givenTo(id)?.answers.length ?? 0) > 0
  const answered = questions.map(({ id }) => isAnswered(id))
  const place = t('exam.place', { question: index + 1, questions: questions.length })
  const soFar = t('tasks.frame.answered', { done: answered.filter(Boolean).length, all: questions.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      width="narrow"
      now={isOverview ? questions.length + 1 : index + 1}
      total={questions.length}
      place={isOverview ? soFar : place}
      done={isOverview ? answered : undefined}
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => (isOverview || !question ? null : { id: question.id, name: question.text })}
      tools={
        <>
          {seconds !== null && <ExamClock seconds={seconds} />}
          {!isOverview && (
            <IconButton
              material="paper"
              label={t('exam.overview')}
              icon={<ListChecksIcon />}
              onClick={() => setIsOverview(true)}
            />
          )}
        </>
      }
      notice={<SittingNotice trouble={trouble} isOver={isOver} isTooLate={refused === 'too-late'} />}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={() => (isOverview ? setIsOverview(false) : goTo(index - 1))}
            disabled={isFinishing || (!isOverview && index === 0)}
          >
            {t(isOverview ? 'exam.toQuestions' : 'tasks.frame.previous')}
          </Button>
          {isOverview || isOver ? (
            <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.handingIn')}>
              {t('tasks.frame.handIn')}
            </Button>
          ) : (
            <Button
              onClick={() => (isLast ? setIsOverview(true) : goTo(index + 1))}
              iconAfter={<ArrowRightIcon size={20} aria-hidden />}
            >
              {t(isLast ? 'exam.toOverview' : 'tasks.frame.next')}
            </Button>
          )}
        </div>
      }
    >
      {isOverview && (
        <ExamOverview questions={questions} isAnswered={isAnswered} heading={heading} onGo={goTo} />
      )}
      {!isOverview && question && (
        <ExamQuestion
          key={question.id}
          question={question}
          place={place}
          heading={heading}
          given={givenTo(question.id)}
          isSurenessAsked={isSurenessAsked}
          isOver={isOver || isFinishing}
          onAnswer={(answers) => move({ answer: { question: question.id, answers } })}
          onSureness={(value) => move({ sureness: { question: question.id, value } })}
        />
      )}
    </TaskFrame>
  )
}

interface SittingNoticeProps {
  trouble: FailureWords | null
  isOver: boolean
  /** The last answer came after the end. */
  isTooLate: boolean
}

function SittingNotice({ trouble, isOver, isTooLate }: SittingNoticeProps) {
  const { t } = useTranslation()
  if (trouble) return <TroubleNotice trouble={trouble} />
  if (!isOver && !isTooLate) return null
  return <Notice tone="warn">{t(isOver ? 'exam.over' : 'exam.tooLate')}</Notice>
}

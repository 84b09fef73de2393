import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { LiveAnswers } from './parts/LiveAnswers.tsx'
import { LivePodium } from './parts/LivePodium.tsx'
import styles from './parts/QuizPlay.module.css'
import { useAnswer } from './parts/use-answer.ts'
import { useLiveQuiz } from './use-live-quiz.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface QuizPlayProps {
  quizId: string
  onLeave: () => void
}

/** A live quiz as a player has it in hand. */
export function QuizPlay({ quizId, onLeave }: QuizPlayProps) {
  const { t } = useTranslation()
  const { quiz, knownAt, error, refetch, isConnected } = useLiveQuiz(quizId)
  if (!quiz && isFailure(error, 404)) {
    return (
      <EmptyState sentence={t('live.gone')}>
        <Button onClick={onLeave}>{t('live.back')}</Button>
      </EmptyState>
    )
  }
  if (!quiz) return <Coming error={error} sentence={t('live.failed')} onRetry={refetch} heights={[4, 12]} />
  const isLost = !isConnected && quiz.phase !== 'ended' && error !== null
  return (
    <div className={styles.play}>
      <p className={styles.place}>
        <span>{quiz.title}</span>
        {quiz.question && <span>{t('live.questionOf', { at: quiz.at + 1, of: quiz.of })}</span>}
      </p>
      {isLost && <Notice tone="warn">{t('live.lost')}</Notice>}
      {quiz.question ? (
        <Question key={quiz.at} quiz={quiz} knownAt={knownAt} />
      ) : (
        <Waiting quiz={quiz} onLeave={onLeave} />
      )}
    </div>
  )
}

function Question({ quiz, knownAt }: { quiz: LiveQuiz; knownAt: number }) {
  const { t } = useTranslation()
  const left = useSecondsLeft(quiz, knownAt)
  const [chosen, setChosen] = useState<readonly string[]>(quiz.mine?.answers ?? [])
  const { mutate, isPending, isSuccess, error } = useAnswer(quiz)
  const heading = useRef<HTMLHeadingElement>(null)
  const taken = quiz.mine?.answers ?? null
  const isIn = isSuccess || taken !== null
  const isOpen = quiz.phase === 'question'
  // with each of them what had the focus goes, or is disabled
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isIn, isOpen])
  const shown = taken ?? chosen
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {quiz.question?.title || t('live.questionOf', { at: quiz.at + 1, of: quiz.of })}
        </h2>
        {left !== null && (
          <span className={styles.clock} role="timer" aria-label={t('live.secondsLeft', { count: left })}>
            {left}
          </span>
        )}
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0 && !isPending) mutate(chosen)
        }}
      >
        <LiveAnswers
          quiz={quiz}
          chosen={shown}
          isLocked={!isOpen || isIn || isPending}
          onChoose={setChosen}
        />
        <div role="status">{isOpen ? <Sent isIn={isIn} error={error} /> : <Verdict quiz={quiz} />}</div>
        {isOpen && !isIn && (
          <Button
            type="submit"
            size="thumb"
            wide
            loadingVerb={isPending && t('live.sending')}
            disabledReason={chosen.length === 0 && t('live.choose')}
          >
            {t('live.send')}
          </Button>
        )}
      </form>
    </>
  )
}

/** What is said of a refusal, by its code. */
const REFUSED = [
  ['question-closed', 'refused'],
  ['already-answered', 'already'],
] as const

/** What became of my answer while the question is open. */
function Sent({ isIn, error }: { isIn: boolean; error: unknown }) {
  const { t } = useTranslation()
  if (!isIn && error === null) return null
  const code = isFailure(error, 409) ? error.problem?.code : undefined
  const failed = REFUSED.find(([refusal]) => refusal === code)?.[1] ?? 'unsent'
  return (
    <Notice isAnnounced tone={isIn ? 'good' : 'error'}>
      {t(`live.${isIn ? 'isIn' : failed}`)}
    </Notice>
  )
}

function Verdict({ quiz: { mine, result } }: { quiz: LiveQuiz }) {
  const { t } = useTranslation()
  const word = mine?.answers ? (mine.isCorrect ? 'right' : 'wrong') : 'missed'
  return (
    <Notice isAnnounced tone={word === 'right' ? 'good' : 'info'}>
      <strong>{t(`live.verdict.${word}`)}</strong> {result?.explanation}
    </Notice>
  )
}

function Waiting({ quiz, onLeave }: { quiz: LiveQuiz; onLeave: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { phase, mine, of, podium } = quiz
  const place = mine?.place ?? null
  useEffect(() => heading.current?.focus({ preventScroll: true }), [phase])
  if (phase === 'lobby') {
    return (
      <div className={styles.waiting}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('live.youAreIn')}
        </h2>
        <p className={styles.note}>{t('live.waits')}</p>
      </div>
    )
  }
  return (
    <div className={styles.waiting}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {mine ? t('live.youHad', { right: mine.right, of }) : t('live.over')}
      </h2>
      {place !== null && <p className={styles.lead}>{t('live.yourPlace', { place })}</p>}
      <p className={styles.note}>{t('live.practice')}</p>
      {podium && <LivePodium podium={podium} of={of} />}
      <Button variant="secondary" onClick={onLeave}>
        {t('live.back')}
      </Button>
    </div>
  )
}

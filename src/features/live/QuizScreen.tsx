import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LivePodium } from './parts/LivePodium.tsx'
import { ScreenLobby } from './parts/ScreenLobby.tsx'
import { ScreenQuestion } from './parts/ScreenQuestion.tsx'
import styles from './parts/QuizScreen.module.css'
import { sendEnd, sendStep } from './queries.ts'
import { useLiveQuiz } from './use-live-quiz.ts'

interface QuizScreenProps {
  quizId: string
  /** Where players join, as a camera reads it; the code is added. */
  joinAddress: string
  onLeave: () => void
}

/** The big screen of a live quiz: its leader leads it from here, and everybody in the room looks at it. */
export function QuizScreen({ quizId, joinAddress, onLeave }: QuizScreenProps) {
  const { t, i18n } = useTranslation()
  const { quiz, knownAt, error, refetch, isConnected } = useLiveQuiz(quizId)
  const { sending, send } = useSending({ 'moved-on': null })
  if (!quiz) {
    return (
      <main className={styles.screen} data-material="night">
        {isFailure(error, 404) ? (
          <EmptyState sentence={t('live.gone')}>
            <Button onClick={onLeave}>{t('live.screen.leave')}</Button>
          </EmptyState>
        ) : (
          <Coming error={error} sentence={t('live.failed')} onRetry={refetch} heights={[6, 12]} />
        )}
      </main>
    )
  }
  const { phase, title, at, of } = quiz
  const isEnded = phase === 'ended'
  const step = () => void send(() => sendStep(quiz, i18n.language))
  return (
    <main className={styles.screen} data-material="night" data-phase={phase}>
      <header className={styles.top}>
        <p className={styles.name}>{title}</p>
        {quiz.question && <p className={styles.count}>{t('live.questionOf', { at: at + 1, of })}</p>}
        {phase !== 'lobby' && !isEnded && quiz.code && (
          <p className={styles.count}>{t('live.screen.codeAgain', { code: spaced(quiz.code) })}</p>
        )}
      </header>
      <div className={styles.middle}>
        {phase === 'lobby' && <ScreenLobby quiz={quiz} joinAddress={joinAddress} />}
        {quiz.question && <ScreenQuestion key={at} quiz={quiz} knownAt={knownAt} />}
        {(phase === 'podium' || isEnded) && <Podium quiz={quiz} />}
      </div>
      <footer className={styles.foot}>
        <p className={styles.said} role="status">
          {!isConnected && !isEnded && error !== null && t('live.lost')}
          {sending.state === 'failed' && t('live.screen.failed')}
        </p>
        <div className={styles.actions}>
          {isEnded ? (
            <Button material="night" onClick={onLeave}>
              {t('live.screen.leave')}
            </Button>
          ) : (
            <>
              <Button
                material="night"
                variant="secondary"
                onClick={() => void send(() => sendEnd(quizId)).then((isDone) => isDone && onLeave())}
              >
                {t('live.screen.end')}
              </Button>
              <Button
                // the one thing to press at each step has the focus: a clicker's Enter leads on
                key={`${phase} ${at}`}
                autoFocus
                material="night"
                size="thumb"
                loadingVerb={sending.state === 'sending' && t('live.screen.moving')}
                onClick={step}
              >
                {t(`live.screen.next.${nextWord(quiz)}`)}
              </Button>
            </>
          )}
        </div>
      </footer>
    </main>
  )
}

function nextWord({ phase, at, of }: LiveQuiz): 'begin' | 'result' | 'question' | 'podium' | 'close' {
  if (phase === 'lobby') return 'begin'
  if (phase === 'question') return 'result'
  if (phase === 'result') return at + 1 < of ? 'question' : 'podium'
  return 'close'
}

/** In two groups, as it is read aloud. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

function Podium({ quiz: { podium, of, players } }: { quiz: LiveQuiz }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const say = useEffectEvent(() => {
    const best = (podium ?? []).map(({ face }) => face?.displayName ?? t('live.podium.somebody'))
    const words = best.length > 0 ? [t('live.podium.title'), ...best] : [t('live.podium.none')]
    announce({ kind: 'arrived', text: words.join('. ') })
  })
  // the button that ends it has the focus
  useEffect(() => say(), [])
  useEffect(() => {
    // it answers with a promise in some browsers, which an effect may not
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.podium}>
      <h1 ref={heading} className={styles.heading}>
        {t('live.podium.title')}
      </h1>
      <LivePodium podium={podium ?? []} of={of} />
      <p className={styles.lead}>{t('live.screen.thanks', { count: players })}</p>
    </section>
  )
}

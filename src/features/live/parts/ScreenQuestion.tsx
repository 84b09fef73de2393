import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { askAgain } from '#src/lib/ask-again.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { CheckIcon } from '#src/ui/icons.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useSecondsLeft } from '../use-seconds-left.ts'
import styles from './QuizScreen.module.css'

/** A question on the big screen; once it is closed, with what is right and how often each answer was given. */
export function ScreenQuestion({ quiz, knownAt }: { quiz: LiveQuiz; knownAt: number }) {
  const { t } = useTranslation()
  const left = useSecondsLeft(quiz, knownAt)
  const { question, result, answered, players } = quiz
  const say = useEffectEvent(() => {
    if (!question) return
    const place = t('live.questionOf', { at: quiz.at + 1, of: quiz.of })
    const answers = question.answers.map(({ text }, position) => `${letterAt(position)}: ${text}`)
    announce({ kind: 'arrived', text: `${place}. ${question.question}`, more: answers.join('. ') })
  })
  // the button that leads on has the focus
  useEffect(() => say(), [])
  const right = question?.answers.filter(({ id }) => result?.correct.includes(id)).map(({ text }) => text)
  if (!question) return null
  const most = Math.max(1, ...(result?.counts ?? []).map(({ count }) => count))
  return (
    <section className={styles.question}>
      <div className={styles.asked}>
        {question.picture !== null && (
          <img
            className={styles.picture}
            src={question.picture}
            alt={question.pictureAlt}
            onError={askAgain}
          />
        )}
        <div>
          <h1 className={styles.heading}>{question.question}</h1>
          {question.isMultiple && <p className={styles.note}>{t('tasks.frame.chooseAll')}</p>}
        </div>
        {left !== null && (
          <span className={styles.clock} role="timer" aria-label={t('live.secondsLeft', { count: left })}>
            {left}
          </span>
        )}
      </div>
      <ul className={styles.answers} data-many={question.answers.length > 4}>
        {question.answers.map(({ id, text }, position) => {
          const isRight = result?.correct.includes(id) ?? false
          const count = result?.counts?.find((one) => one.id === id)?.count
          return (
            <li
              key={id}
              className={styles.answer}
              data-judged={result ? (isRight ? 'right' : 'other') : undefined}
            >
              <span className={styles.letter} aria-hidden>
                {letterAt(position)}
              </span>
              <span className={styles.words}>
                {text}
                {isRight && <VisuallyHidden>{` – ${t('tasks.frame.rightAnswer')}`}</VisuallyHidden>}
              </span>
              {isRight && <CheckIcon size="2em" weight="bold" aria-hidden />}
              {count !== undefined && (
                <span className={styles.bar}>
                  <span className={styles.fill} style={{ width: `${(100 * count) / most}%` }} aria-hidden />
                  <span className={styles.number}>
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>{t('live.screen.given', { count })}</VisuallyHidden>
                  </span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.below} role="status">
        {result ? (
          <>
            <VisuallyHidden>
              {t('live.screen.rightWas', { count: right?.length ?? 0, answers: right?.join('. ') })}{' '}
            </VisuallyHidden>
            {result.right !== null && answered !== null && (
              <p className={styles.lead}>
                {t('live.screen.right', { right: result.right, count: answered })}
              </p>
            )}
            {result.counts === null && <p className={styles.note}>{t('live.screen.few')}</p>}
            {result.explanation && <p className={styles.why}>{result.explanation}</p>}
          </>
        ) : (
          <p className={styles.lead}>
            {t('live.screen.answered', { answered: answered ?? 0, count: players })}
          </p>
        )}
      </div>
    </section>
  )
}

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { AnswerTrouble } from '#src/features/tasks/parts/AnswerTrouble.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { useHeadingFocus } from '#src/features/tasks/play/use-heading-focus.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowRightIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { estimateRule } from './estimate-rule.ts'
import styles from './EstimatePlayer.module.css'
import { Scale } from './Scale.tsx'
import { useAmount, useEstimate } from './use-estimate.ts'

/** Numbers are estimated one after the other; after each the server says what it is, and why. */
export function EstimatePlayer(props: PlayerProps<'estimate'>) {
  const { attempt, onBack } = props
  const { questions } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, estimateRule)
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'estimate.unfinished')
  const estimate = useEstimate(questions, play)
  const { index, question, value, judged, isChecking } = estimate
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading, index)
  const say = useAmount(question?.unit ?? '')
  if (!question) return null

  const isLast = index === questions.length - 1
  const action = judged ? (isLast ? 'finish' : 'next') : 'check'
  const actions = { check: estimate.check, next: estimate.goOn, finish }
  const work = isFinishing ? 'finishing' : isChecking ? 'checking' : null
  const place = t('estimate.place', { number: index + 1, all: questions.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      now={index + 1}
      total={questions.length}
      place={place}
      width="narrow"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => ({ id: question.id, name: question.question })}
      hint={judged || isChecking ? null : t('tasks.companion.estimate')}
      hintFor={question.id}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <AnswerTrouble
            play={play}
            isUnsaved={isChecking && saved !== 'saving'}
            refusedWords={t('tasks.check.refused')}
          />
        )
      }
      footer={
        <div className={styles.footer}>
          <Button
            onClick={actions[action]}
            iconAfter={action === 'next' && <ArrowRightIcon size={20} aria-hidden />}
            loadingVerb={work !== null && t(`tasks.frame.${work}`)}
          >
            {action === 'check' ? t('estimate.check') : t(`tasks.frame.${action}`)}
          </Button>
        </div>
      }
    >
      <article key={question.id} className={styles.content}>
        <p className={styles.kicker}>{place}</p>
        <h2 className={styles.question} ref={heading} tabIndex={-1}>
          {question.question}
        </h2>
        <Scale
          question={question}
          value={value}
          answered={judged}
          disabled={isChecking || judged !== undefined}
          say={say}
          onChange={estimate.choose}
        />
        <div role="status" ref={judged && showWhole}>
          {judged && (
            <Notice isAnnounced tone={judged.share === 1 ? 'good' : judged.share > 0 ? 'info' : 'warn'}>
              <strong>{t(gradeOf(judged), { answer: say(judged.answer) })}</strong> {judged.explanation}
            </Notice>
          )}
        </div>
      </article>
    </TaskFrame>
  )
}

function gradeOf({ value, answer, share }: { value: number; answer: number; share: number }) {
  if (value === answer) return 'estimate.exact'
  if (share === 1) return 'estimate.near'
  return share > 0 ? 'estimate.fair' : 'estimate.far'
}

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { CheckFrame } from '#src/features/tasks/parts/CheckFrame.tsx'
import { JudgedList } from '#src/features/tasks/parts/JudgedList.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { movedTo, orderingRule } from './ordering-rule.ts'
import styles from './OrderingPlayer.module.css'
import { StepRow } from './StepRow.tsx'
import { useGlide } from './use-glide.ts'
import { useRowDrag } from './use-row-drag.ts'

/** Steps are put in their order; the server says afterwards which were, and why each comes where it does. */
export function OrderingPlayer(props: PlayerProps<'ordering'>) {
  const { attempt, onBack } = props
  const { steps, first, last } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, orderingRule)
  const { order, isChecked, judged } = play.state
  const end = useEnd(play, props, 'tasks.check.unfinished')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const stepOf = (wanted: string) => steps.find(({ key }) => key === wanted)
  const move = (key: string, place: number) => {
    if (isChecked || place < 0 || place >= order.length) return
    setSaid(t('ordering.said', { name: stepOf(key)?.text ?? '', place: place + 1, all: order.length }))
    play.move({ type: 'ordering', order: movedTo(order, key, place) })
  }
  const { dragged, shown, grab, listHandlers } = useRowDrag(list, order, move)
  useGlide(list, shown)
  const isJudged = judged.length > 0
  const right = judged.filter(({ isCorrect }) => isCorrect).length
  const result = t('ordering.result', { right: right > 1 ? right : 0, all: judged.length })
  return (
    <CheckFrame
      width="narrow"
      title={attempt.task.name}
      onBack={onBack}
      play={play}
      end={end}
      steps={{ done: isChecked ? order.length : 0, all: order.length }}
      place={isJudged ? result : t('ordering.place', { count: order.length })}
      isChecked={isChecked}
      isJudged={isJudged}
      open={false}
      refusedWords={t('tasks.check.refused')}
      onCheck={() => play.move({ type: 'ordering', check: order })}
    >
      <div className={styles.content}>
        {!isJudged && <p className={styles.how}>{t('ordering.how')}</p>}
        <div className={styles.way}>
          <p className={styles.end}>{first}</p>
          <ol ref={list} className={styles.steps} aria-label={t('ordering.steps')} {...listHandlers}>
            {shown.flatMap((key, place) => {
              const step = stepOf(key)
              if (!step) return []
              return (
                <StepRow
                  key={key}
                  step={step}
                  place={place}
                  all={shown.length}
                  isDragged={dragged === key}
                  isChecked={isChecked}
                  verdict={judged.find((one) => one.step === key)}
                  onGrab={(event) => grab(event, key)}
                  onMove={(to) => move(key, to)}
                />
              )
            })}
          </ol>
          <p className={styles.end}>{last}</p>
        </div>
        <VisuallyHidden>
          <span role="status">{isJudged ? result : said}</span>
        </VisuallyHidden>
        {isJudged && (
          <JudgedList
            result={result}
            answers={judged.map(({ step, at, isCorrect, explanation }, index) => ({
              ...{
                key: step,
                name: `${index + 1}. ${stepOf(step)?.text ?? ''}`,
                isCorrect,
                why: explanation,
              },
              picture: stepOf(step)?.picture ?? null,
              yours: t('ordering.yours', { place: at }),
              right: t('ordering.right', { place: index + 1 }),
            }))}
          />
        )}
      </div>
    </CheckFrame>
  )
}

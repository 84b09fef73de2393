import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderingPlayable, OrderingState } from '#kinds/ordering/shared/schemas.ts'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, XIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './StepRow.module.css'

interface StepRowProps {
  step: OrderingPlayable['steps'][number]
  /** From 0. */
  place: number
  all: number
  isDragged: boolean
  isChecked: boolean
  verdict: OrderingState['judged'][number] | undefined
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
}

/** A step at its place: dragged by its grip, or moved by the two buttons behind it. */
export function StepRow(props: StepRowProps) {
  const { step, place, all, isDragged, isChecked, verdict, onGrab, onMove } = props
  const { t } = useTranslation()
  const judged = verdict && (verdict.isCorrect ? 'right' : 'wrong')
  return (
    <li className={styles.row} data-row={step.key} data-dragged={isDragged} data-verdict={judged}>
      <span className={styles.grip} onPointerDown={isChecked ? undefined : onGrab} data-still={isChecked}>
        <span className={styles.number}>
          {judged === 'right' && <CheckIcon weight="bold" aria-hidden />}
          {judged === 'wrong' && <XIcon weight="bold" aria-hidden />}
          {!judged && place + 1}
        </span>
        {step.picture !== null && (
          <img className={styles.picture} src={step.picture} alt="" draggable={false} />
        )}
        <span className={styles.text}>
          {step.text}
          {judged && <VisuallyHidden>, {t(`tasks.check.${judged}`)}</VisuallyHidden>}
        </span>
      </span>
      {!isChecked && (
        <span className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('ordering.up', { name: step.text })}
            aria-disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <ArrowUpIcon size={20} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={t('ordering.down', { name: step.text })}
            aria-disabled={place === all - 1}
            onClick={() => onMove(place + 1)}
          >
            <ArrowDownIcon size={20} aria-hidden />
          </button>
        </span>
      )}
    </li>
  )
}

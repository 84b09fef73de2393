import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './ConnectorEnd.module.css'
import { nameOfEnd, type EndWords, type Side } from './ends.ts'

interface ConnectorEndProps {
  side: Side
  end: EndWords
  /** The letter of its line; null without one. */
  letter: string | null
  /** What it is joined with. */
  partner: string | null
  isChosen: boolean
  /** A line that is being drawn would end here. */
  isOver: boolean
  verdict: 'right' | 'wrong' | null
  disabled: boolean
  onPress: () => void
  onUndo: () => void
}

/** One end of a line: pressed to choose it, drawn from, drawn to; the cross beside it takes its line away. */
export function ConnectorEnd(props: ConnectorEndProps) {
  const { side, end, letter, partner, isChosen, isOver, verdict, disabled, onPress, onUndo } = props
  const { t } = useTranslation()
  const stateId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const right = t('connector.right')
  const wrong = t('connector.wrong')
  return (
    <li className={classes(styles.place, styles[side])}>
      <button
        ref={button}
        type="button"
        className={classes(
          styles.end,
          isChosen && styles.chosen,
          isOver && styles.over,
          letter !== null && styles.joined,
        )}
        data-verdict={verdict ?? undefined}
        data-end={nameOfEnd({ side, key: end.key })}
        aria-pressed={isChosen}
        aria-describedby={stateId}
        disabled={disabled}
        onClick={onPress}
      >
        {end.picture !== null && (
          <img className={styles.picture} src={end.picture} alt="" draggable={false} />
        )}
        <span className={styles.text}>{end.text}</span>
        <span className={styles.knob} aria-hidden="true">
          {verdict === 'right' && <CheckIcon weight="bold" />}
          {verdict === 'wrong' && <XIcon weight="bold" />}
          {verdict === null && letter}
        </span>
      </button>
      <VisuallyHidden id={stateId}>
        {partner === null ? t('connector.notJoined') : t('connector.joinedWith', { name: partner })}
        {verdict === 'right' && `, ${right}`}
        {verdict === 'wrong' && `, ${wrong}`}
      </VisuallyHidden>
      {side === 'left' && partner !== null && !disabled && (
        <button
          type="button"
          className={styles.undo}
          aria-label={t('connector.undo', { name: end.text })}
          onClick={() => {
            // the cross goes with its line
            button.current?.focus({ preventScroll: true })
            onUndo()
          }}
        >
          <span className={styles.cross}>
            <XIcon weight="bold" aria-hidden />
          </span>
        </button>
      )}
    </li>
  )
}

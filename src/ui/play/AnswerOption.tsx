import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import over from './OverInput.module.css'
import styles from './AnswerOption.module.css'

export interface AnswerOptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'radio' | 'checkbox'
  /** The letter on the disc of one to choose: 'A'. Of several each has a box to tick. */
  keyText: string
  judged?: 'right' | 'wrong' | undefined
  /** The judgement in words, for screen readers. */
  judgedText?: string | undefined
  /** Of a judged answer that was chosen: 'Your answer'. */
  note?: string | undefined
}

/** One answer to choose: a disc where it is one of one, a box where it is one of several. Chosen and judged show by fill, border and sign, never by hue alone. */
export function AnswerOption(props: AnswerOptionProps) {
  const { type = 'radio', keyText, judged, judgedText, note, children, className, ...input } = props
  const judgementId = useId()
  return (
    <label className={classes(styles.answer, styles[type], judged && styles[judged], className)}>
      <input
        {...input}
        type={type}
        className={over.input}
        aria-describedby={judgedText ? judgementId : undefined}
      />
      <span className={styles.tile} aria-hidden="true">
        <span className={styles.letter}>{keyText}</span>
        <span className={styles.sign}>
          {judged === 'wrong' ? <XIcon weight="bold" /> : <CheckIcon weight="bold" />}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.text}>{children}</span> {note && <span className={styles.note}>{note}</span>}
      </span>
      {judgedText && <VisuallyHidden id={judgementId}>{judgedText}</VisuallyHidden>}
    </label>
  )
}

import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './AnswerOption.module.css'

export interface AnswerOptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'radio' | 'checkbox'
  /** The letter on the tile: 'A'. */
  keyText: string
  judged?: 'right' | 'wrong' | undefined
  /** The judgement in words, for screen readers. */
  judgedText?: string | undefined
}

/** One answer to choose. Chosen and judged show by fill, border and sign, never by hue alone. */
export function AnswerOption(props: AnswerOptionProps) {
  const { type = 'radio', keyText, judged, judgedText, children, className, ...input } = props
  const judgementId = useId()
  return (
    <label className={classes(styles.answer, judged && styles[judged], className)}>
      <input
        {...input}
        type={type}
        className={styles.input}
        aria-describedby={judgedText ? judgementId : undefined}
      />
      <span className={styles.tile} aria-hidden="true">
        <span className={styles.letter}>{keyText}</span>
        <span className={styles.sign}>
          {judged === 'wrong' ? <XIcon weight="bold" /> : <CheckIcon weight="bold" />}
        </span>
      </span>
      <span className={styles.words}>{children}</span>
      {judgedText && <VisuallyHidden id={judgementId}>{judgedText}</VisuallyHidden>}
    </label>
  )
}

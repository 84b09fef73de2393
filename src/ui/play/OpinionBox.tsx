import { useId, useRef, useState } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './OpinionBox.module.css'

export interface OpinionBoxProps {
  /** What is asked. */
  label: string
  placeholder?: string | undefined
  hint?: string | undefined
  /** What stands there at first; from then on it is the writer's. */
  firstText?: string
  /** Where it changes, the first text has changed elsewhere, and stands there in place of the writer's. */
  version?: number
  /** Letters; what does not fit is not taken. */
  maxLength: number
  /** Said from three quarters of the length on: '200 letters left'. */
  roomLeft: (letters: number) => string
  disabled?: boolean
  /** The text, on every key release, and on input that no key made: dictation, a paste, a drop. */
  onText: (text: string) => void
  /** The writer goes elsewhere. */
  onLeave?: () => void
}

/** Signs that no database keeps: halves of a pair of surrogates, which a cut at the length leaves behind, and NUL. */
const UNKEEPABLE = /\0|\p{Surrogate}/gu

/** A free text of some lines, which grows with what is written. */
export function OpinionBox(props: OpinionBoxProps) {
  const { label, placeholder, hint, firstText = '', version = 0 } = props
  const { maxLength, roomLeft, disabled, onText, onLeave } = props
  const id = useId()
  const [text, setText] = useState(firstText)
  const [shown, setShown] = useState(version)
  if (version !== shown) {
    setShown(version)
    setText(firstText)
  }
  const last = useRef(firstText)
  const isKeyDown = useRef(false)
  const left = maxLength - text.length
  const isShort = left <= maxLength / 4

  function report(written: string): void {
    const allowed = written.replace(UNKEEPABLE, '')
    last.current = allowed
    onText(allowed)
  }

  return (
    <div className={styles.opinion}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.box}>
        {/* the same words in the same type give the box its height */}
        <div className={classes(styles.type, styles.mirror)} aria-hidden="true">
          {text}{' '}
        </div>
        <textarea
          id={id}
          className={classes(styles.type, styles.input)}
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={disabled}
          dir={text === '' ? undefined : 'auto'}
          rows={1}
          aria-describedby={hint && `${id}-hint`}
          onKeyDown={() => (isKeyDown.current = true)}
          onKeyUp={({ currentTarget }) => {
            isKeyDown.current = false
            report(currentTarget.value)
          }}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            if (!isKeyDown.current) report(currentTarget.value)
          }}
          onBlur={({ currentTarget }) => {
            // anyone who leaves with a key down lets it go elsewhere
            isKeyDown.current = false
            if (currentTarget.value !== last.current) report(currentTarget.value)
            onLeave?.()
          }}
        />
      </div>
      <p className={styles.room} data-full={left <= 0} aria-hidden="true">
        {isShort && roomLeft(Math.max(0, left))}
      </p>
      {/* said when it becomes short and when it is full, not at every letter */}
      <VisuallyHidden>
        <span role="status">{isShort && roomLeft(left <= 0 ? 0 : Math.floor(maxLength / 4))}</span>
      </VisuallyHidden>
    </div>
  )
}

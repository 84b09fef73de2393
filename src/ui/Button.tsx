import { useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import styles from './Button.module.css'

interface Looks {
  /** `danger` takes something away for good. */
  variant?: 'primary' | 'secondary' | 'danger'
  material?: 'paper' | 'night'
  /** `thumb` is the main action on a phone, 52 high. */
  size?: 'normal' | 'thumb'
  /** As wide as its place. */
  wide?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
}

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Has the focus when it comes; then it takes no `ref`. What it stands in stays at its top. */
  autoFocus?: boolean | undefined
  /** The verb of what is going on ('Sending'): shown with a spinner, and presses are ignored meanwhile. */
  loadingVerb?: string | false | undefined
  /** Why it cannot be pressed now. It stays in reach of the keyboard, and the reason stands beside it. */
  disabledReason?: string | false | undefined
}

export function Button(props: ButtonProps) {
  const { variant, material, size, wide, icon, iconAfter, loadingVerb, disabledReason, ...native } = props
  const { className, onClick, children, autoFocus, ref, ...rest } = native
  const reasonId = useId()
  const isBlocked = Boolean(loadingVerb) || Boolean(disabledReason)
  const button = (
    <button
      type="button"
      {...rest}
      ref={autoFocus ? focusInPlace : ref}
      className={classes(looks({ variant, material, size, wide }), className)}
      data-material={material}
      aria-disabled={isBlocked || undefined}
      aria-busy={loadingVerb ? true : undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={isBlocked ? ignore : onClick}
    >
      <span className={classes(styles.words, loadingVerb && styles.waiting)}>
        {icon}
        <span>{children}</span>
        {iconAfter}
      </span>
      {loadingVerb && (
        <span className={styles.words}>
          <InlineSpinner />
          <span>{loadingVerb}</span>
        </span>
      )}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className={classes(styles.pair, wide && styles.wide)}>
      {button}
      <small id={reasonId} className={styles.reason}>
        {disabledReason}
      </small>
    </span>
  )
}

function looks({
  variant = 'primary',
  material = 'paper',
  size,
  wide,
}: { [K in keyof Looks]: Looks[K] | undefined }): string {
  return classes(
    styles.button,
    styles[variant],
    material === 'night' && styles.onNight,
    size === 'thumb' && styles.thumb,
    wide && styles.wide,
  )
}

/** The browser's own would scroll what stands above the button out of a low window. */
function focusInPlace(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}

/** Also keeps a form from being sent by a button that is not ready. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}

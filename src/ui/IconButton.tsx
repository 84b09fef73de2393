import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What happens on a press; also the tooltip. */
  label: string
  icon: ReactNode
  /** Night stands on the glass, 48; paper lies in a panel, 44; cell is 48 inside a night bar. */
  material?: 'night' | 'paper' | 'cell'
  disabledReason?: string | false | undefined
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, material = 'night', disabledReason, className, onClick, ...rest } = props
  const reasonId = useId()
  return (
    <button
      type="button"
      title={disabledReason ? `${label}. ${disabledReason}` : label}
      {...rest}
      className={classes(styles.button, styles[material], className)}
      data-material={material === 'paper' ? 'paper' : 'night'}
      // Otherwise the tooltip is its name: beside an equal label it would be read a second time, as the description.
      aria-label={disabledReason || rest.title !== undefined ? label : undefined}
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      onClick={disabledReason ? undefined : onClick}
    >
      {icon}
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </button>
  )
}

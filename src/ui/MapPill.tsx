import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './MapPill.module.css'

interface MapPillProps {
  icon: ReactNode
  label: string
  /** How much there is: a count stands on a disc, words and percents do not. */
  amount: string | number
  /** The amount in a sentence. */
  spoken: string
  /** Where it opens and closes something beside it. */
  isOpen?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
  onPress: () => void
}

/** A button on the lower edge of the map that says how much waits behind it. */
export function MapPill({ icon, label, amount, spoken, isOpen, ref, onPress }: MapPillProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.pill}
      data-material="night"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {label}
      <span className={typeof amount === 'number' ? styles.count : styles.share} aria-hidden>
        {amount}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </button>
  )
}

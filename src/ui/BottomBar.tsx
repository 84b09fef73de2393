import type { ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import styles from './BottomBar.module.css'

export interface BottomBarItem {
  id: string
  label: string
  /** 24, regular. */
  icon: ReactNode
  /** 24, fill. */
  activeIcon: ReactNode
  /** It opens a sheet over the page and leads to none. */
  isSheet?: boolean
}

export interface BottomBarProps {
  label: string
  items: readonly BottomBarItem[]
  current: string
  /** A sheet stands on it: the bar alone is not inert then. */
  isAboveSheet?: boolean
  onPick: (id: string) => void
}

/** A phone's navigation: where one is shows by pill, filled icon and weight together. */
export function BottomBar({ label, items, current, isAboveSheet = false, onPick }: BottomBarProps) {
  return (
    <nav
      className={styles.bar}
      aria-label={label}
      data-material="paper"
      data-above-popups={isAboveSheet ? '' : undefined}
    >
      {items.map(({ id, label: name, icon, activeIcon, isSheet = false }) => {
        const isCurrent = id === current
        return (
          <button
            key={id}
            type="button"
            className={classes(styles.item, isCurrent && styles.current)}
            {...(isSheet
              ? { 'aria-haspopup': 'dialog', 'aria-expanded': isCurrent }
              : { 'aria-current': isCurrent ? 'page' : undefined })}
            onClick={() => onPick(id)}
          >
            <span className={styles.pill}>{isCurrent ? activeIcon : icon}</span>
            <span>{name}</span>
          </button>
        )
      })}
    </nav>
  )
}

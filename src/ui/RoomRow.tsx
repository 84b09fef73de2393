import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from './class-names.ts'
import styles from './RoomRow.module.css'

interface RoomRowProps {
  /** What all of them are ways to, as it is read out. */
  label: string
  className?: string | undefined
  /** Links, of which the current one says so. */
  children: ReactNode
}

/** The ways to the rooms of an area; on a phone one row, which begins where the current one stands in its middle. */
export function RoomRow({ label, className, children }: RoomRowProps) {
  const row = useRef<HTMLElement>(null)
  const seen = useRef('')
  useLayoutEffect(() => {
    if (!row.current) return
    const current = row.current.querySelector<HTMLAnchorElement>('[aria-current]')
    // again, where a count that came later has moved what follows it, or another is current; never under a thumb that pushes
    const sight = `${row.current.scrollWidth} ${current?.href ?? ''}`
    if (sight === seen.current) return
    seen.current = sight
    showCurrent(row.current, current)
  })
  return (
    <nav ref={row} className={classes(styles.row, className)} aria-label={label}>
      {children}
    </nav>
  )
}

/** The row is positioned, so that places are counted from its start. */
function showCurrent(row: HTMLElement, current: HTMLElement | null): void {
  if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

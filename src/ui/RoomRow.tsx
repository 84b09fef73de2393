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
  const width = useRef(0)
  useLayoutEffect(() => {
    // again, where a count that came later has moved what follows it; never under a thumb that pushes
    if (!row.current || row.current.scrollWidth === width.current) return
    width.current = row.current.scrollWidth
    showCurrent(row.current)
  })
  return (
    <nav ref={row} className={classes(styles.row, className)} aria-label={label}>
      {children}
    </nav>
  )
}

/** The row is positioned, so that places are counted from its start. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]')
  if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
}

/** One bone, in the shape of what comes. */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height }} />
}

export interface SkeletonGroupProps {
  /** What is being loaded. */
  label: string
  /** ms before anything shows: what comes at once needs no skeleton. */
  delay?: number
  children: ReactNode
}

export function SkeletonGroup({ label, delay = 300, children }: SkeletonGroupProps) {
  const [isShown, setShown] = useState(delay === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div role="status" className={classes(styles.group, !isShown && styles.waiting)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { CountUp } from '#src/ui/play/CountUp.tsx'
import { Disc } from '#src/ui/Disc.tsx'
import styles from './Gains.module.css'

/** What something brought, number by number. */
export function Gains({ children }: { children: ReactNode }) {
  return <dl className={styles.gains}>{children}</dl>
}

interface GainProps {
  /** 16 px, on night. */
  icon: ReactNode
  unit: string
  value: number
}

export function Gain({ icon, unit, value }: GainProps) {
  return (
    <div className={styles.gain}>
      <dt className={styles.unit}>
        <Disc>{icon}</Disc>
        {unit}
      </dt>
      <dd className={styles.number}>
        <CountUp value={value} sign="+" />
      </dd>
    </div>
  )
}

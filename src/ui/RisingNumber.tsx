import { useEffect, useRef, useState } from 'react'
import { groupThousands } from '#shared/domain/numbers.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import styles from './RisingNumber.module.css'

/** ms; the token --slow. */
const COUNTING_MS = 750

/** A reading that counts on to its new value with one pulse. What it shows first simply stands there. */
export function RisingNumber({ value }: { value: number }) {
  const [shown, setShown] = useState(value)
  const last = useRef(value)
  useEffect(() => {
    const from = last.current
    if (from === value) return
    const start = performance.now()
    const duration = prefersReducedMotion() ? 0 : COUNTING_MS
    let frame = requestAnimationFrame(count)
    function count(now: number): void {
      const part = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / duration))
      last.current = Math.round(from + (value - from) * (1 - (1 - part) ** 3))
      setShown(last.current)
      if (part < 1) frame = requestAnimationFrame(count)
    }
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <span className={styles.number} data-rising={shown !== value}>
      {groupThousands(shown)}
    </span>
  )
}

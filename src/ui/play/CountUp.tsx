import { useEffect, useState } from 'react'
import { groupThousands } from '#shared/domain/numbers.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

export interface CountUpProps {
  value: number
  from?: number
  /** Stands before the number: '+'. */
  sign?: string
  /** ms from the first drawing to the start and to the end of counting. */
  delay?: number
  until?: number
}

/**
 * A number that counts to its value once; screen readers hear the value only. Its room is the value's from the beginning, in
 * digits of one width: what stands beside it stays.
 */
export function CountUp({ value, from = 0, sign = '', delay = 250, until = 1000 }: CountUpProps) {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? value : from))
  useEffect(() => {
    if (prefersReducedMotion()) return
    const start = performance.now()
    let frame = requestAnimationFrame(count)
    function count(now: number): void {
      const part = Math.min(1, Math.max(0, (now - start - delay) / (until - delay)))
      setShown(Math.round(from + (value - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    return () => cancelAnimationFrame(frame)
  }, [value, from, delay, until])
  return (
    <>
      <span
        aria-hidden="true"
        dir="ltr"
        style={{ display: 'inline-block', minWidth: `${(sign + groupThousands(value)).length}ch` }}
      >
        {sign + groupThousands(shown)}
      </span>
      <VisuallyHidden>{sign + groupThousands(value)}</VisuallyHidden>
    </>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'

/** ms; the token --out. */
const EXIT_MS = 180

/** Lets a surface finish its way out before it leaves the page. */
export function usePresence(isOpen: boolean, onGone?: () => void): 'in' | 'out' | 'gone' {
  const [phase, setPhase] = useState<'in' | 'out' | 'gone'>(isOpen ? 'in' : 'gone')
  if (isOpen && phase !== 'in') setPhase('in')
  if (!isOpen && phase === 'in') setPhase('out')
  const leave = useEffectEvent(() => {
    setPhase('gone')
    onGone?.()
  })
  useEffect(() => {
    if (phase !== 'out') return
    const timer = setTimeout(leave, EXIT_MS)
    return () => clearTimeout(timer)
  }, [phase])
  return phase
}

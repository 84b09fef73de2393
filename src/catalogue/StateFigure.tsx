import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './ExampleList.module.css'

/** How somebody has reached for a component. */
export type Reached = 'hover' | 'focus' | 'pressed'

const NAMES: Record<Reached, string> = { hover: 'Hover', focus: 'Focus', pressed: 'Pressed' }
/** What `data-shown` says of what is reached for, and of all that it stands in. */
const SHOWN: Record<Reached, { target: string; around: string }> = {
  hover: { target: 'hover', around: 'hover' },
  focus: { target: 'focus within', around: 'within' },
  pressed: { target: 'hover active', around: 'hover active' },
}
const REACHABLE = 'button, input, textarea, select, a[href]'

interface StateFigureProps {
  name?: string
  reached?: Reached
  children: ReactNode
}

/** One state with its name. One that is reached for looks so without a pointer. */
export function StateFigure({ name, reached, children }: StateFigureProps) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = body.current
    const target = place?.querySelector(REACHABLE)
    if (!reached || !place || !target) return
    target.setAttribute('data-shown', SHOWN[reached].target)
    for (let around = target.parentElement; around && around !== place; around = around.parentElement) {
      around.setAttribute('data-shown', SHOWN[reached].around)
    }
  }, [reached])
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.name} lang="en" dir="ltr">
        {reached ? NAMES[reached] : name}
      </figcaption>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </figure>
  )
}

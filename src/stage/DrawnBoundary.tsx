import { Component, type ReactNode } from 'react'
import { report } from '#src/lib/report.ts'
import { ListRung } from './ListRung.tsx'

/** Where the drawn half of the stage breaks, the list takes its place. */
export class DrawnBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    report('the drawn stage broke', error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ListRung /> : this.props.children
  }
}

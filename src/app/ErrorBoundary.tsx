import { Component, type ReactNode } from 'react'
import { report } from '#src/lib/report.ts'
import { BrokenScreen } from './BrokenScreen.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** The last resort, around the router, which has boundaries of its own. Another address is another try. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidMount(): void {
    addEventListener('popstate', this.tryAgain)
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.tryAgain)
  }

  override componentDidCatch(error: unknown): void {
    report('a part of the screen broke', error)
  }

  tryAgain = (): void => {
    if (this.state.isBroken) this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children
  }
}

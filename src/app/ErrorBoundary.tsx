import { Component, type ReactNode } from 'react'
import i18next from 'i18next'
import { report } from '#src/lib/report.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import styles from './ErrorBoundary.module.css'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** What breaks while drawing is named on paper with a way on; never a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    report('a part of the screen broke', error)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className={styles.screen}>
        <ErrorState
          sentence={i18next.t('shell.crash')}
          action={{ label: i18next.t('shell.reload'), onPress: () => location.reload() }}
        />
      </div>
    )
  }
}

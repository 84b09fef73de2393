import { Component, type ReactNode } from 'react'
import { reportStageError } from './stage-store.ts'

interface ShelterProps {
  sceneId: string
  /** What a person calls the thing; null for the background. */
  name: string | null
  onBroken?: (error: Error) => void
  children: ReactNode
}

/** One broken actor is lost, not the map; a boundary further out would take all of it. */
export class Shelter extends Component<ShelterProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error) {
    const { sceneId, name, onBroken } = this.props
    reportStageError({ sceneId, name, url: '', message: error.message })
    onBroken?.(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

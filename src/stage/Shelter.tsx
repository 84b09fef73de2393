import { Component, type ReactNode } from 'react'
import { reportFault } from './stage-store.ts'

interface ShelterProps {
  sceneId: string
  /** What a person calls the thing; null for the background. */
  name: string | null
  children: ReactNode
}

/** One broken actor is lost, not the map; a boundary further out would take all of it. */
export class Shelter extends Component<ShelterProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error) {
    reportFault({ sceneId: this.props.sceneId, name: this.props.name, url: '', message: error.message })
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

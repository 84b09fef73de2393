import { frames } from './runtime.ts'
import { stageStore } from './stage-store.ts'

/** A ref for a plate in the lower left corner: the assistant stands on it. */
export function standOn(plate: HTMLElement | null): (() => void) | undefined {
  if (!plate) return undefined
  const sizes = new ResizeObserver(() => setFooting(window.innerHeight - plate.getBoundingClientRect().top))
  sizes.observe(plate)
  return () => {
    sizes.disconnect()
    setFooting(0)
  }
}

function setFooting(footing: number): void {
  stageStore.setState({ footing })
  frames.request()
}

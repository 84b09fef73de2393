import { lazyComponent } from '#src/lib/lazy-component.ts'
import { useTourDue } from './use-tour-due.ts'

const MapTutorial = lazyComponent(async () => (await import('./MapTutorial.tsx')).MapTutorial)

/** The tour of the map: on a first play, and for whoever asks. Its code comes for them alone. */
export function Tutorial(props: { isMobile: boolean }) {
  return useTourDue() ? <MapTutorial {...props} /> : null
}

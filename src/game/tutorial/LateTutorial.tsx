import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useTourDue } from './use-tour-due.ts'

const tutorial = latePart<LateTutorialProps>(async () => (await import('./MapTutorial.tsx')).MapTutorial)

interface LateTutorialProps {
  isMobile: boolean
}

/** The tour of the map: on a first play, and for whoever asks. Its code comes for them alone. */
export function LateTutorial(props: LateTutorialProps) {
  return useTourDue() ? <Wanted {...props} /> : null
}

function Wanted(props: LateTutorialProps) {
  const { Part } = useLatePart(tutorial)
  return Part && <Part {...props} />
}

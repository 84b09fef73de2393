import { ActivityWidget } from '#src/features/activities/ActivityWidget.tsx'
import { useMedia } from '#src/lib/use-media.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { standOn } from '#src/stage/stand-on.ts'

/** The latest activities over the map: labels keep off the plate, and the assistant stands on it. */
export function Activities() {
  const isPaused = useStage((stage) => stage.isPaused)
  const wantsLess = useMedia('(prefers-reduced-motion: reduce)')
  return <ActivityWidget isStill={isPaused || wantsLess} dock={dock} />
}

function dock(plate: HTMLElement | null): (() => void) | undefined {
  const stops = [keepLabelsOff(plate), standOn(plate)]
  return plate ? () => stops.forEach((stop) => stop?.()) : undefined
}

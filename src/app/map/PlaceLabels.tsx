import type { SceneElement } from '#shared/scene/description.ts'
import { StageAnchors } from '#src/stage/StageAnchors.tsx'
import { PlaceLabel } from '#src/ui/PlaceLabel.tsx'

/** Name and progress ring at every place of the scene: touch has no hover and misses nothing. */
export function PlaceLabels() {
  return <StageAnchors>{(element) => <PlaceLabel {...labelOf(element)} />}</StageAnchors>
}

function labelOf({ name, state, progress, isNext }: SceneElement) {
  return { name, percent: progress, state: labelState(state, isNext) }
}

function labelState(state: SceneElement['state'], isNext: boolean): 'locked' | 'open' | 'done' | 'next' {
  if (state === 'locked') return 'locked'
  if (state === 'finished') return 'done'
  return isNext ? 'next' : 'open'
}

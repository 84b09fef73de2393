import type { SceneElement } from '#shared/scene/description.ts'
import { StageAnchors } from '#src/stage/StageAnchors.tsx'
import { Boat } from '#src/ui/Glyphs.tsx'
import { PlaceLabel } from '#src/ui/PlaceLabel.tsx'

/** Name and progress ring at every place of the scene: touch has no hover and misses nothing. */
export function PlaceLabels() {
  return <StageAnchors>{(element) => <PlaceLabel {...labelOf(element)} />}</StageAnchors>
}

/** What is told has no percent: its boat stands ready. On a map that shows no percent the name stands alone. */
function labelOf({ name, state, sign, progress, isNext }: SceneElement) {
  const label = { name, state: labelState(state, isNext) }
  if (sign === 'percent') return { ...label, percent: progress }
  if (sign === 'welcome') return { ...label, icon: <Boat size={20} /> }
  return label
}

function labelState(state: SceneElement['state'], isNext: boolean): 'locked' | 'open' | 'done' | 'next' {
  if (state === 'locked') return 'locked'
  if (state === 'finished') return 'done'
  return isNext ? 'next' : 'open'
}

import { useCallback, useEffect, useMemo } from 'react'
import { keysOf } from '#shared/content/pointer.ts'
import type { SceneElement } from '#shared/scene/description.ts'
import type { ShownState } from '#src/features/scenes/desk.ts'
import { useDesk, useLive, useMission } from '#src/features/scenes/use-editor.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { StageAnchors } from '#src/stage/StageAnchors.tsx'
import { PlaceLabel, type PlaceLabelProps } from '#src/ui/PlaceLabel.tsx'

const LABELS: Record<ShownState, PlaceLabelProps['state']> = {
  waiting: 'open',
  hovered: 'open',
  inProgress: 'open',
  finished: 'done',
  locked: 'locked',
}

/** The labels of places, where players will read them; while something is dragged its own alone. */
export function PlaceNames() {
  const mission = useMission()
  const shownAs = useDesk((state) => state.shownAs)
  const hasLabels = useDesk((state) => state.hasLabels)
  // the same words with each move: nothing is rendered for them
  const dragged = useLive(({ wishes }) => namesOf(wishes))
  const ids = useMemo(() => (dragged === '' ? null : new Set(dragged.split(' '))), [dragged])
  useEffect(() => stageLens.showLabelsOf(ids), [ids])
  useEffect(() => () => stageLens.showLabelsOf(null), [])
  const label = useCallback(
    ({ name, progress }: SceneElement) => (
      <PlaceLabel state={LABELS[shownAs]} name={name} percent={progress} />
    ),
    [shownAs],
  )
  if (!mission || !hasLabels) return null
  return <StageAnchors>{label}</StageAnchors>
}

function namesOf(wishes: readonly Wish[]): string {
  return [...new Set(wishes.map(({ pointer }) => keysOf(pointer)[1] ?? ''))].join(' ')
}

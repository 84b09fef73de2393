import { useDesk, useMission } from '#src/features/scenes/use-editor.ts'
import { StageAnchors } from '#src/stage/StageAnchors.tsx'
import { PlaceLabel, type PlaceLabelProps } from '#src/ui/PlaceLabel.tsx'
import type { ShownState } from '#src/features/scenes/desk.ts'

const LABELS: Record<ShownState, PlaceLabelProps['state']> = {
  waiting: 'open',
  hovered: 'open',
  inProgress: 'open',
  finished: 'done',
  locked: 'locked',
}

/** The labels of places, where players will read them. */
export function PlaceNames() {
  const mission = useMission()
  const shownAs = useDesk((state) => state.shownAs)
  const hasLabels = useDesk((state) => state.hasLabels)
  if (!mission || !hasLabels) return null
  return (
    <StageAnchors>
      {({ name, progress }) => <PlaceLabel state={LABELS[shownAs]} name={name} percent={progress} />}
    </StageAnchors>
  )
}

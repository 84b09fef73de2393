import { SmallRankingPopup } from '#src/features/rankings/SmallRankingPopup.tsx'
import { RANKINGS } from '#src/navigation/paths.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

/** The small ranking, from the category menu. */
export function SmallRankingView({ frame }: OverlayViewProps<'smallRanking'>) {
  const { isOpen, onClose, onGone } = frame
  const { leaveFor } = useSheet()
  const toBig = () => {
    onClose()
    leaveFor(RANKINGS)
  }
  return <SmallRankingPopup {...{ isOpen, onClose, onGone }} onBig={toBig} />
}

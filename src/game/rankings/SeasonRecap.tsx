import { RecapPopup } from '#src/features/rankings/RecapPopup.tsx'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

/** How a season ended, once, when the map is free. */
export function SeasonRecap({ request, frame }: OverlayViewProps<'seasonRecap'>) {
  const { isOpen, onClose, onGone } = frame
  return <RecapPopup recap={request.recap} {...{ isOpen, onClose, onGone }} />
}

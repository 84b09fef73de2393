import { Boat } from '#src/ui/Glyphs.tsx'
import { StateMessage } from '#src/ui/StateMessage.tsx'
import type { StateMessageProps } from '#src/ui/StateMessage.tsx'

/** Nothing is here yet, and that is all right. */
export function EmptyState({ icon = <Boat size={32} />, ...rest }: StateMessageProps) {
  return <StateMessage {...rest} icon={icon} tone="soft" role="status" />
}

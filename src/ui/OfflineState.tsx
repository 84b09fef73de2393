import { CloudSlashIcon } from '#src/ui/icons.ts'
import { StateMessage } from '#src/ui/StateMessage.tsx'
import type { StateMessageProps } from '#src/ui/StateMessage.tsx'

/** The network is away. */
export function OfflineState({
  icon = <CloudSlashIcon weight="fill" aria-hidden="true" />,
  ...rest
}: StateMessageProps) {
  return <StateMessage {...rest} icon={icon} tone="soft" role="status" />
}

import { WarningCircleIcon } from '#src/ui/icons.ts'
import { StateMessage } from '#src/ui/StateMessage.tsx'
import type { StateMessageProps } from '#src/ui/StateMessage.tsx'

/** It did not come, and the action tries again. */
export function ErrorState({
  icon = <WarningCircleIcon weight="fill" aria-hidden="true" />,
  ...rest
}: StateMessageProps) {
  return <StateMessage {...rest} icon={icon} tone="bad" role="alert" />
}

import { AlertPopup } from '#src/features/messages/AlertPopup.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { DEFAULT_TITLE } from '#src/shell/look.ts'

/** A message of the tenant that stands over the map. */
export function AlertView({ request: { message }, frame }: OverlayViewProps<'alert'>) {
  const tenant = usePlatform(({ settings }) => settings?.platformTitle ?? DEFAULT_TITLE)
  return <AlertPopup {...frame} message={message} sender={tenant} />
}

import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import type { Widget, WidgetPlace, WidgetProps } from './define-widget.ts'
import { WIDGETS } from './widgets.ts'

interface WidgetSlotProps extends WidgetProps {
  place: WidgetPlace
  widgets?: readonly Widget[]
}

/** The widgets of one place that the tenant and the adventure have on, in the order of the list. */
export function WidgetSlot({ place, widgets = WIDGETS, ...props }: WidgetSlotProps) {
  const switches = usePlatform((platform) => platform.switches)
  const { config } = useAdventure()
  return widgets
    .filter(
      (widget) =>
        widget.place === place &&
        (widget.switch === null || switches[widget.switch]) &&
        (widget.isIn?.(config) ?? true),
    )
    .map(({ id, View }) => <View key={id} {...props} />)
}

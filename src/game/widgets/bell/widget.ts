import { defineWidget } from '../define-widget.ts'

/** Whether this device notifies. */
export const bell = defineWidget({
  id: 'bell',
  switch: null,
  place: 'status',
  load: async () => (await import('../../hud/bell-widgets.ts')).Bell,
})

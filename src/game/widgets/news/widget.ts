import { defineWidget } from '../define-widget.ts'

/** New messages, and what waits for a leader. */
export const news = defineWidget({
  id: 'news',
  switch: null,
  place: 'status',
  load: async () => (await import('../../hud/news-widgets.ts')).News,
})

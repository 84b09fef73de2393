import { defineWidget } from '../define-widget.ts'

/** Announces what badges were earned; it stands nowhere itself. */
export const badges = defineWidget({
  id: 'badges',
  switch: null,
  place: 'free',
  load: async () => (await import('./badge-news.ts')).BadgeNews,
})

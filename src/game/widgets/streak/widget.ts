import { defineWidget } from '../define-widget.ts'

/** The streak's steps at a destination. */
export const streak = defineWidget({
  id: 'streak',
  switch: 'streak_enabled',
  place: 'destination',
  load: async () => (await import('./DestinationStreak.tsx')).DestinationStreak,
})

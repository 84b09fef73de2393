import { defineWidget } from '../define-widget.ts'

/** What others have done lately. */
export const activities = defineWidget({
  id: 'activities',
  switch: null,
  isIn: ({ mainDestination }) => mainDestination.isActivitiesWidgetEnabled,
  place: 'bottomLeft',
  load: async () => (await import('./Activities.tsx')).Activities,
})

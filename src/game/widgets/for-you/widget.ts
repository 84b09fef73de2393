import { defineWidget } from '../define-widget.ts'

/** What is recommended. */
export const forYou = defineWidget({
  id: 'for-you',
  switch: 'isRecommendationModuleEnabled',
  place: 'bottomCentre',
  load: async () => (await import('./ForYouPanel.tsx')).ForYouPanel,
})

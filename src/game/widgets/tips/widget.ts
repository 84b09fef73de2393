import { defineWidget } from '../define-widget.ts'

/** The newest tip of a colleague, below the status bar. */
export const tips = defineWidget({
  id: 'tips',
  switch: 'protip',
  isIn: ({ protip }) => protip.isProtipEnabled,
  place: 'free',
  load: async () => (await import('./TipPanel.tsx')).TipPanel,
})

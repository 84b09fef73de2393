import { defineWidget } from '../define-widget.ts'

/** The category menu: ways to shop, coaching and rankings. */
export const categories = defineWidget({
  id: 'categories',
  switch: null,
  place: 'topLeft',
  load: async () => (await import('./MapCategories.tsx')).MapCategories,
})

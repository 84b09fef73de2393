import { defineWidget } from '../define-widget.ts'

/** Says what teammates gave thanks for, and that the goal of a team is reached; it stands nowhere itself. */
export const together = defineWidget({
  id: 'together',
  switch: null,
  place: 'free',
  load: async () => (await import('./TogetherNews.tsx')).TogetherNews,
})

import { defineTaskEdit } from '#kinds/define/edit.ts'
import { rhythm as kind } from '../shared/kind.ts'
import { readRounds } from './read-rounds.ts'

export const rhythm = defineTaskEdit(kind, {
  name: (t) => t('rhythm.edit.name'),
  summary: (t) => t('rhythm.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./RoundsForm.tsx')).RoundsForm, Preview: null }),
  grading: (content) => readRounds(content).map(({ id, from, to, presses }) => ({ id, from, to, presses })),
})

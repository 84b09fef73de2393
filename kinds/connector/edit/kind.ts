import { defineTaskEdit } from '#kinds/define/edit.ts'
import { connector as kind } from '../shared/kind.ts'
import { readPairs } from './read-pairs.ts'

export const connector = defineTaskEdit(kind, {
  name: (t) => t('connector.edit.name'),
  summary: (t) => t('connector.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./PairsForm.tsx')).PairsForm, Preview: null }),
  grading: (content) =>
    readPairs(content)
      .map(({ id }) => id)
      .toSorted(),
})

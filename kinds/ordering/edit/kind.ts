import { defineTaskEdit } from '#kinds/define/edit.ts'
import { ordering as kind } from '../shared/kind.ts'
import { readSteps } from './read-steps.ts'

export const ordering = defineTaskEdit(kind, {
  name: (t) => t('ordering.edit.name'),
  summary: (t) => t('ordering.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./StepsForm.tsx')).StepsForm, Preview: null }),
  grading: (content) => readSteps(content).map(({ id }) => id),
})

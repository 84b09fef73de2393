import { isJsonObject } from '#shared/content/json.ts'
import { defineTaskEdit } from '#kinds/define/edit.ts'
import { cloze as kind } from '../shared/kind.ts'
import { readCloze } from './read-cloze.ts'

export const cloze = defineTaskEdit(kind, {
  name: (t) => t('cloze.edit.name'),
  summary: (t) => t('cloze.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./ClozeForm.tsx')).ClozeForm, Preview: null }),
  grading: (content) => ({
    filling: isJsonObject(content) ? (content['filling'] ?? null) : null,
    gaps: readCloze(content)
      .gaps.map(({ id }) => id)
      .toSorted(),
  }),
})

import { defineTaskEdit } from '#kinds/define/edit.ts'
import { upload as kind } from '../shared/kind.ts'

export const upload = defineTaskEdit(kind, {
  name: (t) => t('upload.edit.name'),
  summary: (t) => t('upload.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./FilesForm.tsx')).FilesForm, Preview: null }),
  // a leader rates what was handed in
  grading: () => null,
})

import { isJsonObject } from '#shared/content/json.ts'
import { defineTaskEdit } from '#kinds/define/edit.ts'
import { scorm as kind } from '../shared/kind.ts'

export const scorm = defineTaskEdit(kind, {
  name: (t) => t('scorm.edit.name'),
  summary: (t) => t('scorm.edit.summary'),
  needs: { key: 'package', folder: 'packages' },
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./PackageForm.tsx')).PackageForm, Preview: null }),
  // the package judges by itself
  grading: (content) => (isJsonObject(content) ? (content['package'] ?? null) : null),
})

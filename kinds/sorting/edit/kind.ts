import { defineTaskEdit } from '#kinds/define/edit.ts'
import { sorting as kind } from '../shared/kind.ts'
import { readSorting } from './read-sorting.ts'

export const sorting = defineTaskEdit(kind, {
  name: (t) => t('sorting.edit.name'),
  summary: (t) => t('sorting.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./SortingForm.tsx')).SortingForm, Preview: null }),
  grading: (content) =>
    readSorting(content)
      .items.map(({ id, group }) => ({ id, group }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
})

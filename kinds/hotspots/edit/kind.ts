import { defineTaskEdit } from '#kinds/define/edit.ts'
import { hotspots as kind } from '../shared/kind.ts'
import { readPlaces } from './read-places.ts'

export const hotspots = defineTaskEdit(kind, {
  name: (t) => t('hotspots.edit.name'),
  summary: (t) => t('hotspots.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./PlacesForm.tsx')).PlacesForm, Preview: null }),
  grading: (content) =>
    readPlaces(content)
      .map(({ id, isDecoy = false }) => ({ id, isDecoy }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
})

import { defineTaskEdit } from '#kinds/define/edit.ts'
import { picture as kind } from '../shared/kind.ts'

export const picture = defineTaskEdit(kind, {
  name: (t) => t('picture.edit.name'),
  summary: (t) => t('picture.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ SpotsForm }, { SpotsPreview }] = await Promise.all([
      import('./SpotsForm.tsx'),
      import('./SpotsPreview.tsx'),
    ])
    return { Form: SpotsForm, Preview: SpotsPreview }
  },
  // anyone who has opened all places has all of the points
  grading: () => null,
})

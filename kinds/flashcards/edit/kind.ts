import { defineTaskEdit } from '#kinds/define/edit.ts'
import { flashcards as kind } from '../shared/kind.ts'

export const flashcards = defineTaskEdit(kind, {
  name: (t) => t('flashcards.edit.name'),
  summary: (t) => t('flashcards.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ CardsForm }, { CardsPreview }] = await Promise.all([
      import('./CardsForm.tsx'),
      import('./CardsPreview.tsx'),
    ])
    return { Form: CardsForm, Preview: CardsPreview }
  },
  // anyone who has known every card has all of the points
  grading: () => null,
})

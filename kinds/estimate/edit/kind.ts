import { defineTaskEdit } from '#kinds/define/edit.ts'
import { estimate as kind } from '../shared/kind.ts'
import { readQuestions } from './read-questions.ts'

export const estimate = defineTaskEdit(kind, {
  name: (t) => t('estimate.edit.name'),
  summary: (t) => t('estimate.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ QuestionsForm }, { QuestionsPreview }] = await Promise.all([
      import('./QuestionsForm.tsx'),
      import('./QuestionsPreview.tsx'),
    ])
    return { Form: QuestionsForm, Preview: QuestionsPreview }
  },
  grading: (content) =>
    readQuestions(content)
      .map(({ id, answer, near, far }) => ({ id, answer, near, far }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
})

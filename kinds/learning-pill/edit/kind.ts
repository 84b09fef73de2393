import { defineTaskEdit } from '#kinds/define/edit.ts'
import { learningPill as kind } from '../shared/kind.ts'
import { readPill } from './read-pill.ts'

export const learningPill = defineTaskEdit(kind, {
  name: (t) => t('learningPill.edit.name'),
  summary: (t) => t('learningPill.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ PillForm }, { PillPreview }] = await Promise.all([
      import('./PillForm.tsx'),
      import('./PillPreview.tsx'),
    ])
    return { Form: PillForm, Preview: PillPreview }
  },
  grading: (content) =>
    readPill(content).flatMap(({ id, question }) =>
      question ? [{ id, answers: question.answers.toSorted(), correct: question.correct.toSorted() }] : [],
    ),
})

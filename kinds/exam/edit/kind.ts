import { isJsonObject } from '#shared/content/json.ts'
import { defineTaskEdit } from '#kinds/define/edit.ts'
import { exam as kind } from '../shared/kind.ts'
import { readQuestions } from './read-exam.ts'

export const exam = defineTaskEdit(kind, {
  name: (t) => t('exam.edit.name'),
  summary: (t) => t('exam.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ ExamForm }, { ExamPreview }] = await Promise.all([
      import('./ExamForm.tsx'),
      import('./ExamPreview.tsx'),
    ])
    return { Form: ExamForm, Preview: ExamPreview }
  },
  grading: (content) => {
    const { passMark = null, draw = null } = isJsonObject(content) ? content : {}
    const questions = readQuestions(content)
      .map(({ id, answers, correct }) => ({ id, answers: answers.toSorted(), correct: correct.toSorted() }))
      .toSorted((one, other) => one.id.localeCompare(other.id))
    return { passMark, draw, questions }
  },
})

import { defineTaskEdit } from '#kinds/define/edit.ts'
import { ebook as kind } from '../shared/kind.ts'
import { readQuestions, writeQuestions } from './read-questions.ts'

export const ebook = defineTaskEdit(kind, {
  name: (t) => t('ebook.edit.name'),
  summary: (t) => t('ebook.edit.summary'),
  needs: { key: 'book', folder: 'books' },
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./BookForm.tsx')).BookForm, Preview: null }),
  grading: (content) => writeQuestions(readQuestions(content)),
})

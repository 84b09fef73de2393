import { defineTaskEdit } from '#kinds/define/edit.ts'
import { survey as kind } from '../shared/kind.ts'

export const survey = defineTaskEdit(kind, {
  name: (t) => t('survey.edit.name'),
  summary: (t) => t('survey.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ AsksForm }, { SurveyPreview }] = await Promise.all([
      import('./AsksForm.tsx'),
      import('./SurveyPreview.tsx'),
    ])
    return { Form: AsksForm, Preview: SurveyPreview }
  },
  // no answer is right or wrong
  grading: () => null,
})

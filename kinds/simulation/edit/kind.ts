import { defineTaskEdit } from '#kinds/define/edit.ts'
import { simulation as kind } from '../shared/kind.ts'
import { readScenes } from './read-scenes.ts'

export const simulation = defineTaskEdit(kind, {
  name: (t) => t('simulation.edit.name'),
  summary: (t) => t('simulation.edit.summary'),
  needs: null,
  hasHint: false,
  template: async () => (await import('./template.ts')).template,
  async parts() {
    const [{ ScenesForm }, { ScenesPreview }] = await Promise.all([
      import('./ScenesForm.tsx'),
      import('./ScenesPreview.tsx'),
    ])
    return { Form: ScenesForm, Preview: ScenesPreview }
  },
  grading: (content) =>
    readScenes(content).map(({ id, choices = [], best = null, ending = null }) => ({
      ...{ id, best, ending: ending && { ...ending } },
      choices: choices.map((choice) => ({ id: choice.id, to: choice.to })),
    })),
})

import { defineTaskEdit } from '#kinds/define/edit.ts'
import { conversation as kind } from '../shared/kind.ts'
import { readScenes } from './read-scenes.ts'

export const conversation = defineTaskEdit(kind, {
  name: (t) => t('conversation.edit.name'),
  summary: (t) => t('conversation.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./ScenesForm.tsx')).ScenesForm, Preview: null }),
  grading: (content) =>
    readScenes(content).map(({ id, choices = [], best = null, ending = null }) => ({
      ...{ id, best, ending: ending && { ...ending } },
      choices: choices.map((choice) => ({ id: choice.id, to: choice.to })),
    })),
})

import type { PublishedOf } from '#shared/scene/tasks/task.ts'
import { defineTaskSample } from '#server/testing/task-sample.ts'
import { survey as kind } from './shared/kind.ts'

const SURVEY: PublishedOf<typeof kind.id> = {
  type: kind.id,
  questions: [
    { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 },
    { id: 'team', sort: 'stars', starsNumber: 5, view: 'task' },
  ],
}

export const survey = defineTaskSample(kind, {
  content: SURVEY,
  written: SURVEY,
  otherwise: null,
  refused: [
    {
      content: { type: kind.id, questions: [{ id: 'safe', sort: 'scale', min: 5, max: 5, threshold: 5 }] },
      says: 'content.questions[0].max',
    },
  ],
  seconds: 0,
  moves: () => [
    { type: kind.id, answer: { question: 'safe', value: 7 } },
    { type: kind.id, answer: { question: 'team', value: 4 } },
  ],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})

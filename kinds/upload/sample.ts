import { sendMoves } from '#shared/contract/attempts.ts'
import type { PublishedOf } from '#shared/scene/tasks/task.ts'
import { defineTaskSample } from '#server/testing/task-sample.ts'
import { handIn } from '#server/testing/uploads.ts'
import { upload as kind } from './shared/kind.ts'

const UPLOAD: PublishedOf<typeof kind.id> = { type: kind.id, accepts: ['document'], minimum: 1, maximum: 2 }

export const upload = defineTaskSample(kind, {
  content: UPLOAD,
  written: UPLOAD,
  otherwise: null,
  refused: [{ content: { ...UPLOAD, minimum: 3 }, says: 'content.maximum' }],
  seconds: 0,
  // a file that was never added: dropping it changes nothing
  moves: () => [{ type: kind.id, action: 'drop', file: 'three' }],
  besides: async (world, attemptId) => {
    const file = await handIn(world.browser, attemptId, { name: 'notes.txt', bytes: 'What I saw.' })
    await world.browser.call(sendMoves, {
      params: { attemptId },
      body: { moves: [{ type: kind.id, action: 'add', file }] },
    })
  },
  beside: {
    arrived: [{ id: 'notes', name: 'notes.txt', bytes: 11, sort: 'document' }],
    moves: [{ type: kind.id, action: 'add', file: 'notes' }],
  },
  isOpenEnded: false,
  isPaced: false,
  hidesExplanation: false,
})

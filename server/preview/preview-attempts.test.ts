import { expect, it } from 'vitest'
import type { PreviewAttempt, PreviewFile, PreviewState } from '#server/db/preview-state.ts'
import { withAttempt } from './preview-attempts.ts'

const EMPTY: PreviewState = {
  ...{ done: {}, handedIn: [], played: {}, stories: {}, points: 0, coins: 0 },
  ...{ attempts: [], files: [], isTutorialSeen: false },
}

const attemptOf = (id: string, more: Partial<PreviewAttempt> = {}): PreviewAttempt => ({
  ...{ id, taskId: 'report', isReview: false, state: {}, heard: [], progress: 0 },
  ...{ startedAt: '2026-11-27T08:00:00.000Z', launchedAt: null, finishedAt: null },
  ...{ finishKey: null, finishReply: null, ...more },
})

const fileOf = (attemptId: string): PreviewFile => ({
  ...{ id: `file of ${attemptId}`, attemptId, name: 'a.pdf', sort: 'document', bytes: 1, arrived: 1 },
})

const CLOSED = { finishedAt: '2026-11-27T09:00:00.000Z' }
const idsOf = ({ attempts }: PreviewState) => attempts.map(({ id }) => id)

it('a preview keeps the last 20 tries of a task with their files, and its open attempts [WORLD-4]', () => {
  let state = withAttempt(EMPTY, attemptOf('another', { taskId: 'quiz', ...CLOSED }))
  state = withAttempt(state, attemptOf('open', { taskId: 'quiz' }))
  const tries = Array.from({ length: 25 }, (_, index) => `try ${index}`)
  for (const id of tries) {
    state = withAttempt(state, attemptOf(id))
    state = { ...state, files: [...state.files, fileOf(id)] }
    state = withAttempt(state, attemptOf(id, CLOSED))
  }
  expect(idsOf(state)).toEqual(['another', 'open', ...tries.slice(5)])
  expect(state.files).toEqual(tries.slice(5).map(fileOf))
})

it('of what was played again in a preview only the last one stays, whose end may be sent again [WORLD-4]', () => {
  let state = withAttempt(EMPTY, attemptOf('first', CLOSED))
  for (const id of ['second', 'third', 'fourth']) {
    state = withAttempt(state, attemptOf(id, { isReview: true }))
    state = withAttempt(state, attemptOf(id, { isReview: true, ...CLOSED }))
  }
  expect(idsOf(state)).toEqual(['first', 'fourth'])
})

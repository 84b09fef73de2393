import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readReviewWork, readToRate } from '#shared/contract/reviews.ts'
import type { ExamContent } from '#kinds/exam/shared/schemas.ts'
import { openReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeAdventure } from '#server/testing/world.ts'

/** Two questions, `yes` is right; players are not told. */
const HIDDEN: ExamContent = {
  type: 'egzamin',
  questions: ['one', 'two'].map((id) => ({ id, answers: ['yes', 'no'], correct: ['yes'] })),
  passMark: 50,
  timeLimit: 10,
  attempts: 1,
  coolDown: 0,
  isShowCorrectAnswerHidden: true,
}

it('an exam shows its leader what was right and how sure each answer was, though its player is not told [FIN-7] [TASK-3]', async () => {
  const { db, tenantId, clock, browser, leaderBrowser } = await openReviewedWorld()
  const harbour = sampleMission('harbour', {
    tasks: [sampleTask('exam', { content: HIDDEN, isLeaderAcceptRequired: true })],
  })
  for (const { tasks } of Object.values(harbour.text)) {
    const words = { question: 'Question?', answers: { yes: 'Yes', no: 'No' }, explanation: 'Because' }
    if (tasks.exam) Object.assign(tasks.exam, { questions: { one: words, two: words } })
  }
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['harbour'] }), harbour]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))

  const { id: attemptId, playable } = await browser.call(startTask, { params: { taskId: 'exam' } })
  const asked = playable.type === 'egzamin' ? playable.questions.map(({ id }) => id) : []
  const moves = asked.map((question, index) => ({
    type: 'egzamin' as const,
    answer: { question, answers: [index === 0 ? 'yes' : 'no'] },
    ...(index === 1 && { sureness: { question, value: 9 } }),
  }))
  await browser.call(sendMoves, { params: { attemptId }, body: { moves } })
  clock.pass(75_000)
  await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })

  const { reviews } = await leaderBrowser.call(readToRate, { query: {} })
  const work = await leaderBrowser.call(readReviewWork, { params: { reviewId: reviews[0]?.id ?? '' } })
  expect(work).toMatchObject({ score: { right: 1, all: 2 }, seconds: 75, review: { points: 50 } })
  const question = { sort: 'answer', question: 'Question?', right: ['Yes'] }
  expect(work.handedIn).toEqual([
    { ...question, given: ['Yes'], isRight: true, sureness: null },
    { ...question, given: ['No'], isRight: false, sureness: 9 },
  ])
})

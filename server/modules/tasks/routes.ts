import { answerQuestion, finishAttempt, readTask, saveAttempt, startTask } from '#shared/contract/tasks.ts'
import { on, type Route } from '#server/http/route.ts'
import { answerCard } from './answer.ts'
import { finishTask } from './finish.ts'
import { readOneTask } from './read-task.ts'
import { savePosition } from './save-position.ts'
import { startAttempt } from './start.ts'

export const taskRoutes: readonly Route[] = [
  on(readTask, ({ params }, visit) => readOneTask(params.taskId, visit)),
  on(startTask, ({ params }, visit) => startAttempt(params.taskId, visit)),
  on(saveAttempt, ({ params, body }, visit) => savePosition(params.attemptId, body.card, visit)),
  on(answerQuestion, ({ params, body }, visit) => answerCard({ ...params, ...body }, visit)),
  on(finishAttempt, ({ params, body }, visit) => finishTask({ ...params, ...body }, visit)),
]

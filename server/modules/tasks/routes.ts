import { finishAttempt, launchPackage, readReview, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readReviewWork } from '#shared/contract/reviews.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { checkUpload, readUploads } from '#shared/contract/uploads.ts'
import { on, type Route } from '#server/http/route.ts'
import { finishTask } from './finish.ts'
import { launch } from './launch.ts'
import { takeMoves } from './moves.ts'
import { readOneTask, readReview as readLast } from './read-task.ts'
import { readWork } from './read-work.ts'
import { startAttempt } from './start.ts'
import { checkUpload as check } from './uploads/check-upload.ts'
import { listUploads } from './uploads/list-uploads.ts'

export const taskRoutes: readonly Route[] = [
  on(readTask, ({ params }, visit) => readOneTask(params.taskId, visit)),
  on(readReview, ({ params }, visit) => readLast(params.taskId, visit)),
  on(startTask, ({ params }, visit) => startAttempt(params.taskId, visit)),
  on(sendMoves, ({ params, body }, visit) => takeMoves(params.attemptId, body, visit)),
  on(launchPackage, ({ params }, visit) => launch(params.attemptId, visit)),
  on(finishAttempt, ({ params, body }, visit) => finishTask({ ...params, ...body }, visit)),
  on(readReviewWork, ({ params }, visit) => readWork(params.reviewId, visit)),
  on(readUploads, ({ params }, visit) => listUploads(params.attemptId, visit)),
  on(checkUpload, async ({ params }, visit) => ({
    isChecked: await check(params.attemptId, params.uploadId, visit),
  })),
]

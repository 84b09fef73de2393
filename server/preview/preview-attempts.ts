import { TASKS_SERVER } from '#kinds/server.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { PreviewAttempt, PreviewState } from '#server/db/preview-state.ts'
import { notFound } from '#server/http/problem.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import type { PlacedTask } from '#server/play/content.ts'
import { showTask } from '#server/play/show-task.ts'
import { HAS_SHOP } from './answer-world.ts'
import type { Playing } from './playing.ts'

/** @throws Problem 404 for a task that the content does not have */
export function placedTask({ context }: Playing, taskId: string): PlacedTask {
  const placed = context.content.tasks.get(taskId)
  if (!placed) throw notFound()
  return placed
}

/** @throws Problem 404 for what was not begun in this preview since it was last restarted */
export function attemptOf(
  playing: Playing,
  attemptId: string,
): { attempt: PreviewAttempt; placed: PlacedTask } {
  const attempt = playing.state.attempts.find(({ id }) => id === attemptId)
  if (!attempt) throw notFound()
  return { attempt, placed: placedTask(playing, attempt.taskId) }
}

/** The tries that were handed in, the last one last. */
export function earlierOf({ state }: Playing, taskId: string) {
  return state.attempts.flatMap((attempt) =>
    attempt.taskId === taskId && !attempt.isReview && attempt.finishedAt !== null
      ? [{ ...attempt, stored: attempt.state, finishedAt: new Date(attempt.finishedAt) }]
      : [],
  )
}

/** The task as it is shown by itself. */
export function showOne(playing: Playing, placed: PlacedTask): Task {
  const shown = showTask(playing.context, placed, HAS_SHOP)
  const { content } = placed.task
  const { exam } = TASKS_SERVER[content.type]
  if (!exam) return shown
  const earlier = earlierOf(playing, shown.id)
  const { now } = playing.visit
  const wait = playsOfTask(content).mayBegin?.(earlier, now)?.retryAfter ?? 0
  return { ...shown, exam: exam.show(content, { made: earlier.length, wait, extraTime: 0 }, now) }
}

/** What time says of an attempt, and what its player reads. */
export function whenOf({ visit, context }: Playing, { taskId, startedAt, launchedAt }: PreviewAttempt) {
  return {
    text: context.words.task(taskId),
    startedAt: new Date(startedAt),
    launchedAt: launchedAt === null ? null : new Date(launchedAt),
    now: visit.now,
  }
}

/** Handed-in tries of one task, more of which say nothing new. */
const MOST_TRIES = 20

/** With an attempt as it is now; what was played again and is closed goes, and so do old tries, with their files. */
export function withAttempt(state: PreviewState, attempt: PreviewAttempt): PreviewState {
  const others = state.attempts.filter(
    ({ id, isReview, finishedAt }) => id !== attempt.id && !(isReview && finishedAt !== null),
  )
  const all = [...others, attempt]
  const tries = all.filter(
    ({ taskId, isReview, finishedAt }) => taskId === attempt.taskId && !isReview && finishedAt !== null,
  )
  const old = new Set(tries.slice(0, -MOST_TRIES))
  const attempts = all.filter((one) => !old.has(one))
  const ids = new Set(attempts.map(({ id }) => id))
  return { ...state, attempts, files: state.files.filter(({ attemptId }) => ids.has(attemptId)) }
}

import { and, eq, isNull } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { MovesReply } from '#shared/contract/attempts.ts'
import { hear, isOvertaken, type Stamp } from '#shared/domain/stamps.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { attempts } from '#server/db/schema/play.ts'
import { Problem } from '#server/http/problem.ts'
import { noteSeen } from '#server/play/presence.ts'
import { taskWords } from '#server/play/words.ts'
import { findAttempt, isOwn } from './attempt.ts'
import { itemsLeft } from './items-left.ts'
import { playsOfTask } from './plays.ts'
import { finishIn } from './finish-in.ts'
import { untilCurrent } from './until-current.ts'
import { arrivedFiles, dropFiles } from './uploads/handed-in.ts'
import type { PlayerVisit } from './visit.ts'

interface SentMoves {
  moves: readonly TaskMove[]
  stamp?: Stamp | undefined
}

/**
 * Takes moves of a player, who counts as present. Moves that a later call of the same page has overtaken change nothing.
 * @throws Problem 409 for a finished attempt, 422 for moves of another kind
 */
export async function takeMoves(
  attemptId: string,
  { moves, stamp }: SentMoves,
  visit: PlayerVisit,
): Promise<MovesReply> {
  const { db, now, player } = visit
  return untilCurrent(async (isFirst) => {
    const { attempt, content, placed } = await findAttempt(attemptId, visit)
    if (attempt.finishedAt) throw new Problem(409, 'attempt-finished')
    if (isFirst) await noteSeen(db, { ...player, adventureId: attempt.adventureId }, placed.missionId, now)
    const { task } = placed
    const { startedAt, launchedAt } = attempt
    const { files } = TASKS_SERVER[task.content.type]
    const arrived = files ? await arrivedFiles(db, attempt) : []
    const before = playsOfTask(task.content).resume(attempt.state)
    const text = taskWords(content, task.id, visit)
    if (stamp && isOvertaken(attempt.heard, stamp))
      return {
        state: before.show(text, false, now),
        refused: [],
        ...(await finishIn({ task, text, play: before }, attempt, visit)),
      }
    const { play, refused } = before.take(moves, { startedAt, launchedAt, now, text, arrived })
    const heard = stamp ? hear(attempt.heard, stamp) : attempt.heard
    const [updated] = await db
      .update(attempts)
      .set({
        ...{ state: play.stored, progress: play.progress, revision: attempt.revision + 1, heard },
        leftItems: attempt.leftItems ?? itemsLeft(task.content, attempt, now),
      })
      .where(
        and(isOwn(attemptId, player), isNull(attempts.finishedAt), eq(attempts.revision, attempt.revision)),
      )
      .returning({ id: attempts.id })
    if (!updated) return 'moved'
    if (files)
      await dropFiles(
        visit,
        attempt,
        moves.flatMap((move) => files.dropped(move) ?? []),
      )
    const finish = await finishIn({ task, text, play }, attempt, visit)
    return { state: play.show(text, false, now), refused, ...finish }
  })
}

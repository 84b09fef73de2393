import { TASKS_SERVER } from '#kinds/server.ts'
import type { Recommendation } from '#shared/contract/recommendations.ts'
import { recommend, type Candidate, type Recommended } from '#shared/domain/recommendations.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { pathToRoot } from '#server/play/content.ts'
import { readDueDays } from '#server/play/due-days.ts'
import { readPlayerContext, type PlayerContext } from '#server/play/player-context.ts'
import { unmetOfTask } from '#server/play/locks.ts'
import { readClosedExams } from './read-closed-exams.ts'
import { readDismissed } from './dismissed.ts'
import { readLikedMissions } from './read-liked.ts'
import { readWeakTasks } from './read-weak.ts'
import type { Visit } from './visit.ts'

/** The player's best next tasks. None for who plays no adventure, and where the tenant has them off. */
export async function readOwnRecommendations(visit: Visit): Promise<Recommendation[]> {
  const { db, tenant, player } = visit
  const { adventure } = player
  if (!adventure || !readSwitches(tenant.params).isRecommendationModuleEnabled) return []
  const [context, dueDays, dismissed, weakTasks, liked] = await Promise.all([
    readPlayerContext(visit, adventure),
    readDueDays(db, tenant.id, [player.id]),
    readDismissed(visit, adventure.id),
    readWeakTasks(visit, adventure.id),
    readLikedMissions(visit, adventure.id),
  ])
  if (!context) return []
  const { content, progress } = context
  const dueOn = dueDays(player.id, adventure.id)
  const weak = new Set(weakTasks.flatMap((id) => content.tasks.get(id)?.task.competences ?? []))
  const closed = await readClosedExams(visit, adventure.id, content)
  const candidates = candidatesIn(context).filter(
    ({ taskId, isStarted }) => !dismissed.has(taskId) && (isStarted || !closed.has(taskId)),
  )
  return recommend(candidates, { today: progress.today, dueOn, weak, liked }).map((recommended, itemIndex) =>
    show(context, recommended, { itemIndex, dueOn: dueOn ?? null }),
  )
}

/** What is open and not done, in the designer's order; what an easter egg hides stays hidden. */
function candidatesIn(context: PlayerContext): Candidate[] {
  const { content, progress } = context
  return [...content.missions.values()].flatMap((mission) =>
    pathToRoot(content, mission.id).some(({ type }) => type === 'easter_egg')
      ? []
      : mission.tasks
          .filter(
            ({ id }) =>
              content.tasks.get(id)?.missionId === mission.id &&
              !progress.done.has(id) &&
              unmetOfTask(context, id).length === 0,
          )
          .map(({ id, competences }) => ({
            taskId: id,
            missionId: mission.id,
            competences,
            isStarted: progress.open.has(id),
          })),
  )
}

function show(
  { content, words, progress }: PlayerContext,
  { taskId, why, rate }: Recommended,
  more: Pick<Recommendation, 'itemIndex' | 'dueOn'>,
): Recommendation {
  const placed = content.tasks.get(taskId)
  const missionId = placed?.missionId ?? ''
  const { name, goal } = words.task(taskId)
  const minutes = placed?.task.minutes ?? 0
  return {
    title: name,
    backgroundUrl: placed?.task.picture ?? content.missions.get(missionId)?.thumbnail ?? null,
    competence: (placed?.task.competences ?? []).map((key) => words.competence(key)).join(', '),
    taskDescription: placed ? TASKS_SERVER[placed.task.content.type].name[words.language] : '',
    goal,
    rate,
    taskId,
    missionId,
    why,
    minutes: Math.max(1, Math.ceil((minutes * (100 - (progress.open.get(taskId) ?? 0))) / 100)),
    ...more,
  }
}

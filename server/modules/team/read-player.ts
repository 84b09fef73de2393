import type { TeamPlayerPage } from '#shared/contract/team.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import type { ReadableVersion } from '#server/play/read-reviews.ts'
import { mustLead } from '#server/policies/must-lead.ts'
import { readPlayerAttempts, type PlayerAttempts } from './read-player-attempts.ts'
import { readEnrolled } from './read-enrolled.ts'
import { showTeamPlayers } from './show-players.ts'
import type { LeaderVisit } from './visit.ts'

/** What a player of mine has done, mission by mission. @throws Problem 404 for who is none of mine */
export async function readPlayerPage(
  { playerId, adventure: chosen }: { playerId: string; adventure?: string | undefined },
  visit: LeaderVisit,
): Promise<TeamPlayerPage> {
  const { db, player } = visit
  await mustLead(db, player, playerId)
  const [[shown], { extraExamTime, adventures: enrolled }] = await Promise.all([
    showTeamPlayers([playerId], visit),
    readEnrolled(playerId, visit),
  ])
  if (!shown) throw notFound()
  const adventure =
    chosen === undefined
      ? enrolled.find(({ isActive }) => isActive)
      : enrolled.find(({ id }) => id === chosen)
  if (chosen !== undefined && !adventure) throw notFound()
  const adventures = enrolled.map(({ version: _, ...one }) => one)
  const all = { player: shown, extraExamTime, adventures, adventureId: adventure?.id ?? null }
  if (!adventure) return { ...all, missions: [] }
  const { version } = adventure
  const attempts = await readPlayerAttempts(playerId, adventure.id, visit)
  const { content, words } = version
  const missions = [...content.missions.values()].filter(({ tasks }) => tasks.length > 0)
  return {
    ...all,
    missions: missions.map(({ id, tasks }) => {
      const below = content.tasksBelow.get(id) ?? []
      return {
        id,
        name: words.mission(id),
        progress: percentDone(below.filter((one) => attempts.done.has(one)).length, below.length),
        tasks: tasks.map((task) => showTask(task, version, attempts)),
      }
    }),
  }
}

function showTask(
  { id, content }: PublishedTask,
  { words }: ReadableVersion,
  { done, tried, reviewed }: PlayerAttempts,
): TeamPlayerPage['missions'][number]['tasks'][number] {
  const completed = done.get(id)
  const review = reviewed.get(id)
  return {
    id,
    name: words.task(id).name,
    type: content.type,
    isDone: completed !== undefined,
    completedAt: completed?.at.toISOString() ?? null,
    points: completed?.points ?? 0,
    attempts: tried.get(id) ?? 0,
    review: review ? { id: review.id, rating: review.rating } : null,
  }
}

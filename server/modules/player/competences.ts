import type { Reply } from '#shared/contract/endpoint.ts'
import type { readMyCompetences } from '#shared/contract/player-area.ts'
import type { VisitOf } from '#server/http/route.ts'
import { pathToRoot, type Content } from '#server/play/content.ts'
import { readPlayerContext } from '#server/play/player-context.ts'

/** None for who plays no adventure. */
export async function readOwnCompetences(
  visit: VisitOf<typeof readMyCompetences>,
): Promise<Reply<typeof readMyCompetences>> {
  const { player } = visit
  const context = player.adventure && (await readPlayerContext(visit, player.adventure))
  if (!context) return { competences: [] }
  const { content, progress, words } = context
  const counts = new Map<string, { done: number; total: number }>()
  for (const [id, { missionId, task }] of content.tasks) {
    const isDone = progress.done.has(id)
    if (!isDone && isHidden(content, missionId)) continue
    for (const key of new Set(task.competences)) {
      const { done, total } = counts.get(key) ?? { done: 0, total: 0 }
      counts.set(key, { done: done + Number(isDone), total: total + 1 })
    }
  }
  return {
    competences: Array.from(counts, ([key, count]) => ({ key, name: words.competence(key), ...count })),
  }
}

/** An easter egg is there to be found: no number may give it away. */
function isHidden(content: Content, missionId: string): boolean {
  return pathToRoot(content, missionId).some(({ type }) => type === 'easter_egg')
}

import type { PublishedAdventure } from '#shared/scene/published.ts'
import { isTaskKind } from '#shared/scene/tasks/is-task-kind.ts'

/**
 * An adventure without tasks of kinds that this release does not know, as one that was built by a newer one, or before a kind was
 * taken out; itself where all are known. Such a task counts as withdrawn: what players have done in it stays stored.
 */
export function withKnownKinds(published: PublishedAdventure): PublishedAdventure {
  const isKnown = ({ content }: PublishedAdventure['missions'][number]['tasks'][number]): boolean =>
    isTaskKind(content.type)
  if (published.missions.every(({ tasks }) => tasks.every(isKnown))) return published
  const missions = published.missions.map((mission) => ({ ...mission, tasks: mission.tasks.filter(isKnown) }))
  return { ...published, missions }
}

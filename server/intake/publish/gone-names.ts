import { say } from '#shared/domain/findings/words.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { idOf, nameOf } from '#shared/scene/first-names.ts'
import type { GoneName, PublishedAdventure, Moved } from '#shared/scene/published.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'

/** Anyone who renames a file on Friday hears of it on Monday. */
const REPORTED_FOR_MS = 7 * DAY_MS

/** What an earlier build of an adventure had, and what it reported to be gone. */
interface Earlier {
  published: PublishedAdventure | undefined
  gone: readonly GoneName[]
  /** What was renamed, and is no other for that. */
  moved: Moved
}

/**
 * Missions and tasks that were there and are not any more: what players reached hangs on their names. They are reported for a
 * week, or until they are there again. A task is not reported beside its mission.
 * @param now in ms since 1970
 */
export function findGoneNames(
  { missions }: AdventureSource,
  { published, gone, moved }: Earlier,
  now: number,
): GoneName[] {
  const tasks = new Set([...missions.values()].flatMap((mission) => mission.tasks.map(({ id }) => id)))
  const isThere = ({ kind, id }: Pick<GoneName, 'kind' | 'id'>): boolean =>
    kind === 'mission' ? missions.has(nameOf(id, moved)) : tasks.has(nameOf(id, moved))
  const were = published?.missions ?? []
  const wereTasks = new Set(were.flatMap((mission) => mission.tasks.map(({ id }) => id)))
  const newMissions = [...missions.keys()].filter(
    (name) => !were.some((mission) => mission.id === idOf(name, moved)),
  )
  const newTasks = (mission: string): string[] =>
    (missions.get(nameOf(mission, moved))?.tasks ?? [])
      .map(({ id }) => id)
      .filter((name) => !wereTasks.has(idOf(name, moved)))
  const lost = were.flatMap((mission): GoneName[] => {
    const { id } = mission
    if (!isThere({ kind: 'mission', id }))
      return [{ kind: 'mission', id, mission: id, since: now, meant: meantBy(id, newMissions) }]
    return mission.tasks
      .filter((task) => !isThere({ kind: 'task', id: task.id }))
      .map((task) => ({
        kind: 'task',
        id: task.id,
        mission: id,
        since: now,
        meant: meantBy(task.id, newTasks(id)),
      }))
  })
  return [...gone.filter((one) => now - one.since < REPORTED_FOR_MS && !isThere(one)), ...lost]
}

/** Never an error: taking something out for good is not wrong. */
export function reportGoneNames(
  gone: readonly GoneName[],
  { folder }: AdventureSource,
  findings: Findings,
): void {
  for (const { kind, id, mission, meant } of gone) {
    const problem = say(kind === 'mission' ? 'mission-gone' : 'task-gone', { id })
    const hint = meant === null ? say('gone-hint') : say('gone-renamed-hint', { id, name: meant })
    findings.advise(
      folder.label(kind === 'mission' ? `${id}/` : `${mission}/tasks/${id}.json`),
      problem,
      hint,
    )
  }
}

/** Of what is new, what the old name became: nearly the same, a word more or less, or all that is new. */
function meantBy(id: string, fresh: readonly string[]): string | null {
  const words = id.split('-')
  const related = fresh.find((one) => one.split('-').some((word) => words.includes(word)))
  const only = fresh.length === 1 ? fresh[0] : undefined
  return nearestName(id, fresh) ?? related ?? only ?? null
}

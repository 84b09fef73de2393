import type { Unmet, UnmetCondition } from '#shared/contract/unmet.ts'
import { unmetRules, type UnlockCondition, type UnlockRule } from '#shared/domain/unlocking.ts'
import { pathToRoot, type Content } from './content.ts'
import type { Journey } from './journey.ts'

/** What still locks a mission: its own rule and those of the missions that lead to it. What was begun stays open. */
export function unmetOfMission(journey: Journey, missionId: string): Unmet[] {
  return unmetOf(journey, rulesTo(journey, missionId))
}

/** What still locks a task; one that was completed stays open, and one that was begun where it stands. */
export function unmetOfTask(journey: Journey, taskId: string): Unmet[] {
  const placed = journey.content.tasks.get(taskId)
  if (!placed || journey.standing.done.has(taskId)) return []
  const rule = journey.standing.played.has(taskId) ? null : placed.task.unlock
  return unmetOf(journey, [...rulesTo(journey, placed.missionId), rule])
}

function rulesTo({ content, begun }: Journey, missionId: string): (UnlockRule | null)[] {
  return pathToRoot(content, missionId)
    .reverse()
    .map(({ id, unlock }) => (begun.has(id) ? null : unlock))
}

function unmetOf(journey: Journey, rules: readonly (UnlockRule | null)[]): Unmet[] {
  const known = rules.flatMap((rule) => {
    // what a new version removed cannot be met any more, so it locks nothing
    const of = rule?.of.filter((condition) => exists(journey.content, condition)) ?? []
    return rule && of.length > 0 ? [{ ...rule, of }] : []
  })
  if (known.length === 0) return []
  return unmetRules(known, journey.facts).map(({ need, of }) => ({
    need,
    of: of.map((condition) => show(journey, condition)),
  }))
}

function exists({ missions, tasks }: Content, condition: UnlockCondition): boolean {
  if ('mission' in condition) return missions.has(condition.mission)
  return 'task' in condition ? tasks.has(condition.task) : true
}

function show({ content, words, standing }: Journey, condition: UnlockCondition): UnmetCondition {
  if ('mission' in condition) {
    return { kind: 'mission', id: condition.mission, name: words.mission(condition.mission) }
  }
  if ('task' in condition) {
    const missionId = content.tasks.get(condition.task)?.missionId ?? ''
    return { kind: 'task', id: condition.task, missionId, name: words.task(condition.task).name }
  }
  if ('points' in condition) {
    return { kind: 'points', points: condition.points, missing: condition.points - standing.points }
  }
  return { kind: 'date', date: condition.date }
}

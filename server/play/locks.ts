import type { Unmet, UnmetCondition } from '#shared/contract/unmet.ts'
import { unmetRules, type UnlockCondition, type UnlockRule } from '#shared/domain/unlocking.ts'
import { pathToRoot, type Content } from './content.ts'
import type { PlayerContext } from './player-context.ts'

/** What still locks a mission: its own rule and those of the missions that lead to it. What was begun stays open. */
export function unmetOfMission(context: PlayerContext, missionId: string): Unmet[] {
  return unmetOf(context, rulesTo(context, missionId))
}

/** What still locks a task; one that was completed stays open, and one that was begun where it stands. */
export function unmetOfTask(context: PlayerContext, taskId: string): Unmet[] {
  const placed = context.content.tasks.get(taskId)
  if (!placed || context.progress.done.has(taskId)) return []
  const rule = context.progress.played.has(taskId) ? null : placed.task.unlock
  return unmetOf(context, [...rulesTo(context, placed.missionId), rule])
}

function rulesTo({ content, begun }: PlayerContext, missionId: string): (UnlockRule | null)[] {
  return pathToRoot(content, missionId)
    .reverse()
    .map(({ id, unlock }) => (begun.has(id) ? null : unlock))
}

function unmetOf(context: PlayerContext, rules: readonly (UnlockRule | null)[]): Unmet[] {
  const known = rules.flatMap((rule) => {
    // what a new version removed cannot be met any more, so it locks nothing
    const of = rule?.of.filter((condition) => canBeMet(context.content, condition)) ?? []
    return rule && of.length > 0 ? [{ ...rule, of }] : []
  })
  if (known.length === 0) return []
  return unmetRules(known, context.facts).map(({ need, of }) => ({
    need,
    of: of.map((condition) => show(context, condition)),
  }))
}

function canBeMet({ missions, tasks, tasksBelow }: Content, condition: UnlockCondition): boolean {
  if ('mission' in condition) {
    const mission = missions.get(condition.mission)
    if (!mission) return false
    // without a story, a mission is finished by its tasks and those below it
    return mission.steps !== undefined || (tasksBelow.get(mission.id) ?? []).length > 0
  }
  return 'task' in condition ? tasks.has(condition.task) : true
}

function show({ content, words, progress }: PlayerContext, condition: UnlockCondition): UnmetCondition {
  if ('mission' in condition) {
    return { kind: 'mission', id: condition.mission, name: words.mission(condition.mission) }
  }
  if ('task' in condition) {
    const missionId = content.tasks.get(condition.task)?.missionId ?? ''
    return { kind: 'task', id: condition.task, missionId, name: words.task(condition.task).name }
  }
  if ('points' in condition) {
    return { kind: 'points', points: condition.points, missing: condition.points - progress.points }
  }
  return { kind: 'date', date: condition.date }
}

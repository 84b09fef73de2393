/** One condition of a mission or a task; ids are those of the adventure's files. */
export type UnlockCondition = { mission: string } | { task: string } | { points: number } | { date: string }

export interface UnlockRule {
  need: 'all' | 'any'
  of: UnlockCondition[]
}

/** What a rule is judged by. `today` is the player's local day, YYYY-MM-DD. */
export interface UnlockFacts {
  finishedMissions: ReadonlySet<string>
  finishedTasks: ReadonlySet<string>
  points: number
  today: string
}

/** The conditions that still hold a place shut; none means that it is open. */
export function unmetConditions(rule: UnlockRule | undefined, facts: UnlockFacts): UnlockCondition[] {
  if (!rule) return []
  const unmet = rule.of.filter((condition) => !isMet(condition, facts))
  return rule.need === 'any' && unmet.length < rule.of.length ? [] : unmet
}

function isMet(condition: UnlockCondition, facts: UnlockFacts): boolean {
  if ('mission' in condition) return facts.finishedMissions.has(condition.mission)
  if ('task' in condition) return facts.finishedTasks.has(condition.task)
  if ('points' in condition) return facts.points >= condition.points
  return facts.today >= condition.date
}

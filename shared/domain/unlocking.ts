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
export function unmetConditions(rule: UnlockRule, facts: UnlockFacts): UnlockCondition[] {
  const unmet = rule.of.filter((condition) => !isMet(condition, facts))
  return rule.need === 'any' && unmet.length < rule.of.length ? [] : unmet
}

/**
 * What still holds a place shut, of all rules that lead to it: first everything that is needed, then each choice. Nothing
 * stands there twice; of several sums and days only the last to come, and no choice that what is needed settles anyway.
 */
export function unmetRules(rules: readonly UnlockRule[], facts: UnlockFacts): UnlockRule[] {
  const open = rules.map(({ need, of }) => ({ need, of: unmetConditions({ need, of }, facts) }))
  const needed = hardest(open.flatMap(({ need, of }) => (need === 'all' || of.length === 1 ? of : [])))
  const known = new Set(needed.map(keyOf))
  const choices: UnlockRule[] = []
  for (const { need, of } of open) {
    if (need === 'all' || of.length < 2 || of.some((condition) => known.has(keyOf(condition)))) continue
    const isNew = choices.every((choice) => !isSame(choice, of))
    if (isNew) choices.push({ need, of })
  }
  return [...(needed.length > 0 ? [{ need: 'all' as const, of: needed }] : []), ...choices]
}

function hardest(conditions: readonly UnlockCondition[]): UnlockCondition[] {
  const points = Math.max(...conditions.map((condition) => ('points' in condition ? condition.points : 0)))
  const date = conditions
    .flatMap((condition) => ('date' in condition ? [condition.date] : []))
    .toSorted()
    .at(-1)
  const merged = new Map<string, UnlockCondition>()
  for (const condition of conditions) {
    if ('points' in condition && condition.points < points) continue
    if ('date' in condition && condition.date !== date) continue
    merged.set(keyOf(condition), condition)
  }
  return [...merged.values()]
}

function isSame({ of }: UnlockRule, other: readonly UnlockCondition[]): boolean {
  const keys = new Set(of.map(keyOf))
  return keys.size === other.length && other.every((condition) => keys.has(keyOf(condition)))
}

function keyOf(condition: UnlockCondition): string {
  return JSON.stringify(condition)
}

function isMet(condition: UnlockCondition, facts: UnlockFacts): boolean {
  if ('mission' in condition) return facts.finishedMissions.has(condition.mission)
  if ('task' in condition) return facts.finishedTasks.has(condition.task)
  if ('points' in condition) return facts.points >= condition.points
  return facts.today >= condition.date
}

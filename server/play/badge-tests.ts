import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import { firstWeekdayOf, type StreakPeriod } from '#shared/domain/streak.ts'
import { DAYS_BEFORE_MONDAY } from '#shared/domain/week.ts'
import type { BadgeRule, PublishedBadge } from '#shared/scene/badges.ts'
import type { BadgeMeasure, BadgeTest } from '#server/db/badge-test.ts'
import type { Content } from './content.ts'

/** What somebody does that may earn a badge. */
export type BadgeOccasion =
  | { by: 'finish'; taskId: string; hour: number }
  | { by: 'story'; missionId: string }
  | { by: 'rating' | 'step' | 'tip-written' | 'tip-helped' }

/** One rule: what it counts, up to which goal, and which acts may bring it nearer. */
interface RuleOf<Rule extends BadgeRule> {
  /** Null where nothing can earn it any more: its mission is gone, or has no tasks left. */
  measure(rule: Rule, content: Content, period: StreakPeriod): BadgeMeasure | null
  goal(rule: Rule, measure: BadgeMeasure): number
  mayBring(occasion: BadgeOccasion, measure: BadgeMeasure): boolean
}

type Rules = { [Type in BadgeRule['type']]: RuleOf<Extract<BadgeRule, { type: Type }>> }

const count = ({ count: asked }: { count: number }): number => asked
const byFinish = ({ by }: BadgeOccasion): boolean => by === 'finish'

const RULES: Rules = {
  mission: {
    measure: ({ mission }, content) =>
      isStory(mission, content) ? { type: 'stories', missions: [mission] } : tasksIn(mission, content),
    goal: (_, measure) => (measure.type === 'tasks' ? (measure.tasks?.length ?? 0) : 1),
    mayBring: (occasion, measure) =>
      measure.type === 'stories'
        ? occasion.by === 'story' && measure.missions.includes(occasion.missionId)
        : isOfTasks(occasion, measure),
  },
  'first-of-team': {
    measure: ({ mission }, content) => {
      const found = tasksIn(mission, content)
      return found && { type: 'first-of-team', tasks: found.tasks }
    },
    goal: () => 1,
    mayBring: isOfTasks,
  },
  tasks: { measure: () => ({ type: 'tasks' }), goal: count, mayBring: byFinish },
  'full-points': {
    measure: (_, { tasks }) => ({
      type: 'full-points',
      worth: Object.fromEntries(
        [...tasks].flatMap(([id, { task }]) => (task.points > 0 ? [[id, task.points]] : [])),
      ),
    }),
    goal: count,
    mayBring: ({ by }) => by === 'finish' || by === 'rating',
  },
  'full-stars': {
    measure: () => ({ type: 'full-stars' }),
    goal: count,
    mayBring: ({ by }) => by === 'rating',
  },
  streak: {
    measure: (_, __, period) => {
      const weekShift = DAYS_BEFORE_MONDAY[firstWeekdayOf(period)]
      return { type: 'streak', isWeekly: period !== 'day', ...(weekShift > 0 && { weekShift }) }
    },
    goal: count,
    mayBring: ({ by }) => by === 'finish' || by === 'step',
  },
  night: {
    measure: ({ from, to }) => ({ type: 'night', from, to }),
    goal: count,
    mayBring: (occasion, measure) =>
      occasion.by === 'finish' && measure.type === 'night' && isBetween(occasion.hour, measure),
  },
  'tips-written': {
    measure: () => ({ type: 'tips-written' }),
    goal: count,
    mayBring: ({ by }) => by === 'tip-written',
  },
  'tips-helped': {
    measure: () => ({ type: 'tips-helped' }),
    goal: count,
    mayBring: ({ by }) => by === 'tip-helped',
  },
}

interface Judged {
  test: BadgeTest
  mayBring: (occasion: BadgeOccasion) => boolean
}

/** By version of an adventure: every finish asks for them. */
const judged = new WeakMap<Content, Map<StreakPeriod, readonly Judged[]>>()

/**
 * The tests of an adventure's badges, in their order.
 * @param occasion only those that it may bring nearer
 */
export function badgeTests(content: Content, period: StreakPeriod, occasion?: BadgeOccasion): BadgeTest[] {
  const known = judged.get(content) ?? new Map<StreakPeriod, readonly Judged[]>()
  judged.set(content, known)
  const all = known.get(period) ?? judge(content, period)
  known.set(period, all)
  return all.filter(({ mayBring }) => !occasion || mayBring(occasion)).map(({ test }) => test)
}

function judge(content: Content, period: StreakPeriod): Judged[] {
  return (content.published.badges ?? []).flatMap(({ id, rule }: PublishedBadge): Judged[] => {
    const its: RuleOf<BadgeRule> = RULES[rule.type]
    const counted = its.measure(rule, content, period)
    if (!counted) return []
    const test = { ...counted, id, goal: its.goal(rule, counted) }
    return [{ test, mayBring: (occasion) => its.mayBring(occasion, counted) }]
  })
}

function isStory(missionId: string, { missions }: Content): boolean {
  const mission = missions.get(missionId)
  return mission !== undefined && isStoryKind(mission.type)
}

function tasksIn(missionId: string, { tasksBelow }: Content) {
  const tasks = tasksBelow.get(missionId) ?? []
  return tasks.length > 0 ? { type: 'tasks' as const, tasks } : null
}

function isOfTasks(occasion: BadgeOccasion, measure: BadgeMeasure): boolean {
  return occasion.by === 'finish' && 'tasks' in measure && measure.tasks.includes(occasion.taskId)
}

/** The same as in `badge_reached`. */
function isBetween(hour: number, { from, to }: { from: number; to: number }): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

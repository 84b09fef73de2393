import { and, eq, sql } from 'drizzle-orm'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import type { TaskReview } from '#shared/contract/tasks.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { Database } from '#server/db/database.ts'
import { attempts, completions, stories } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { wallets } from '#server/db/schema/rewards.ts'
import type { Content } from './content.ts'

/** Whose progress, and in which adventure. */
export interface Who {
  tenantId: string
  id: string
  timeZone: string
  adventureId: string
}

export interface StoryProgress {
  /** Index of the step. */
  at: number
  isFinished: boolean
}

export interface Played {
  /** Whether all that was in its mission was done with it, then. */
  isMissionFinished: boolean
}

/** What a player has done in an adventure so far. */
export interface PlayerProgress {
  /** Points that each completed task brought, by task id. */
  done: ReadonlyMap<string, number>
  /** Percent of each unfinished first attempt, by task id. */
  open: ReadonlyMap<string, number>
  /** What was ever begun, by task id. */
  played: ReadonlyMap<string, Played>
  /** Of what was handed in last to a leader, by task id. */
  reviews: ReadonlyMap<string, TaskReview>
  /** How far the player has come in what missions tell, by mission id. */
  stories: ReadonlyMap<string, StoryProgress>
  points: number
  coins: number
  today: LocalDate
}

/** One round trip. */
export async function readPlayerProgress(db: Database, who: Who, now: Date): Promise<PlayerProgress> {
  const theirs = (table: typeof completions | typeof attempts | typeof stories | typeof reviews) =>
    and(eq(table.tenantId, who.tenantId), eq(table.personId, who.id), eq(table.adventureId, who.adventureId))
  const [row] = await db
    .select({
      points: wallets.points,
      coins: wallets.coins,
      done: sql<[string, number][]>`(
        select coalesce(json_agg(json_build_array(${completions.taskId}, ${completions.points})), '[]')
        from ${completions} where ${theirs(completions)})`,
      open: sql<[string, number][]>`(
        select coalesce(json_agg(json_build_array(${attempts.taskId}, ${attempts.progress})), '[]')
        from ${attempts} where ${theirs(attempts)} and ${attempts.finishedAt} is null and not ${attempts.isReview})`,
      played: sql<[string, Played][]>`(
        select coalesce(json_agg(json_build_array(task_id, json_build_object('isMissionFinished', is_finished))), '[]')
        from (
          select ${attempts.taskId}, bool_or(coalesce(${attempts.finishReply} @> '{"isMissionFinished": true}', false)) as is_finished
          from ${attempts} where ${theirs(attempts)} and not ${attempts.isReview} group by ${attempts.taskId}
        ) as played)`,
      reviews: sql<[string, TaskReview][]>`(
        select coalesce(json_agg(json_build_array(task_id, json_build_object(
          'stars', stars, 'mayRepeat', may_repeat)) order by handed_in_at), '[]')
        from ${reviews} where ${theirs(reviews)})`,
      stories: sql<[string, StoryProgress][]>`(
        select coalesce(json_agg(json_build_array(${stories.missionId}, json_build_object(
          'at', ${stories.at}, 'isFinished', ${stories.finishedAt} is not null))), '[]')
        from ${stories} where ${theirs(stories)})`,
    })
    .from(wallets)
    .where(and(eq(wallets.tenantId, who.tenantId), eq(wallets.personId, who.id)))
  return {
    done: new Map(row?.done),
    open: new Map(row?.open),
    played: new Map(row?.played),
    // of several of one task the last one stands
    reviews: new Map(row?.reviews),
    stories: new Map(row?.stories),
    points: row?.points ?? 0,
    coins: row?.coins ?? 0,
    today: localDateIn(who.timeZone, now),
  }
}

/**
 * Percent of a mission: of the steps that it tells, else of its tasks and of those below it. One without either stays
 * at 0.
 */
export function missionProgress(content: Content, progress: PlayerProgress, missionId: string): number {
  const steps = content.missions.get(missionId)?.steps
  if (!steps) return progressBelow(content, progress, missionId)
  const story = progress.stories.get(missionId)
  if (story?.isFinished) return 100
  return percentDone(Math.min(story?.at ?? 0, steps.length - 1), steps.length)
}

/** Percent of the tasks of a mission and of the missions below it, whatever it tells itself. */
export function progressBelow(content: Content, progress: PlayerProgress, missionId: string): number {
  const tasks = content.tasksBelow.get(missionId) ?? []
  return percentDone(tasks.filter((id) => progress.done.has(id)).length, tasks.length)
}

export function missionPoints(content: Content, progress: PlayerProgress, missionId: string): number {
  const tasks = content.tasksBelow.get(missionId) ?? []
  return tasks.reduce((sum, id) => sum + (progress.done.get(id) ?? 0), 0)
}

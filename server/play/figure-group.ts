import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { GroupChoice, GroupNames } from '#shared/contract/figure-group.ts'
import { STUCK_MS } from '#shared/domain/stuck.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { wordsOf, type Reader } from './read-reviews.ts'
import { lastTaskOf, progressStatesOf } from './progress-states.ts'

/** What `isInGroup` is asked with. */
export interface GroupValues {
  groupTenant: string
  groupAdventure: string
  groupTasks: string[]
  groupStuckBefore: string
  groupProgress: string | null
  /** Null where it does not matter in which task they were last. */
  groupAt: string[] | null
  groupIsOpen: boolean | null
}

interface Group {
  values: GroupValues
  names: GroupNames
}

/** Whom the figures mean. Null where there is no such adventure, task or mission. */
export async function readGroup(
  { adventure, progress, task, mission, how }: GroupChoice & { adventure: string },
  reader: Reader,
): Promise<Group | null> {
  const { db, tenant, now } = reader
  const [row] = await db
    .select({ versionId: adventures.versionId })
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenant.id), eq(adventures.id, adventure)))
  const version = row && (await wordsOf(reader, [row.versionId])).get(row.versionId)
  if (!version) return null
  const { content, words } = version
  if (task !== undefined && !content.tasks.has(task)) return null
  if (mission !== undefined && !content.missions.has(mission)) return null
  const all = [...content.tasks]
  const isAt = ([id, { missionId }]: (typeof all)[number]) =>
    (task === undefined || id === task) && (mission === undefined || missionId === mission)
  return {
    values: {
      groupTenant: tenant.id,
      groupAdventure: adventure,
      groupTasks: all.map(([id]) => id),
      groupStuckBefore: new Date(now.getTime() - STUCK_MS).toISOString(),
      groupProgress: progress ?? null,
      groupAt: task === undefined && mission === undefined ? null : all.filter(isAt).map(([id]) => id),
      groupIsOpen: how === undefined ? null : how === 'open',
    },
    names: {
      adventure: words.adventure,
      task: task === undefined ? null : words.task(task).name,
      mission: mission === undefined ? null : words.mission(mission),
    },
  }
}

/** Of a row of people: whether figures of the whole tenant count it. They count its players, and whoever else plays in a team in use. */
export const isCounted = (person: SQL): SQL => sql`not ${person}.is_disabled and (
  ${person}.role = 'player' or exists (
    select from team_members member
    join teams team on team.tenant_id = member.tenant_id and team.id = member.team_id
    where member.tenant_id = ${person}.tenant_id and member.person_id = ${person}.id and team.archived_at is null
  )
)`

/**
 * Of a query of `people`, asked for one row after the other in the order of the list: until the page is full, which takes all of them
 * where few are meant.
 */
export function isInGroup(valueOf: (name: keyof GroupValues) => SQL): SQL {
  const tasks = sql`${valueOf('groupTasks')}::text[]`
  const progress = sql`${valueOf('groupProgress')}::text`
  const at = sql`${valueOf('groupAt')}::text[]`
  const isOpen = sql`${valueOf('groupIsOpen')}::boolean`
  const progressStates = progressStatesOf({
    isAsked: sql`enrolment.tenant_id = ${valueOf('groupTenant')}::uuid
      and enrolment.adventure_id = ${valueOf('groupAdventure')}::uuid and enrolment.person_id = people.id`,
    tasks,
    stuckBefore: valueOf('groupStuckBefore'),
  })
  return sql`exists (
    select from (${progressStates}) as progress
    left join lateral (${lastTaskOf(tasks)}) last on true
    where (${progress} is null or ${progress}
        = case when is_done then 'done' when is_new then 'notBegun' when is_late then 'still' else 'moving' end)
      and (${at} is null or last.task_id = any(${at}))
      and (${isOpen} is null or last.is_open = ${isOpen})
  )`
}

import { createHash } from 'node:crypto'
import type { Language } from '#shared/domain/languages.ts'
import { claimOf } from '#shared/scene/tasks/facts.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { TaskKind } from '#kinds/shared.ts'

/** Verbs of the ADL vocabulary. */
const VERBS = {
  passed: { id: 'http://adlnet.gov/expapi/verbs/passed', display: { en: 'passed' } },
  failed: { id: 'http://adlnet.gov/expapi/verbs/failed', display: { en: 'failed' } },
  completed: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { en: 'completed' } },
}

export const ACTIVITY = 'http://adlnet.gov/expapi/activities'

/** What a task is in the ADL vocabulary; a lesson where that is not known any more. */
export function activityTypeOf(kind: TaskKind | null): string {
  return `${ACTIVITY}/${kind ? TASKS_SERVER[kind].activity : 'lesson'}`
}

export type Names = Partial<Record<Language, string>>

/** An attempt that was handed in. */
export interface Experience {
  tenantId: string
  attemptId: string
  person: { id: string; displayName: string }
  language: Language
  adventure: { id: string; names: Names }
  /** Null of a task that is in no mission any more. */
  mission: { id: string; names: Names } | null
  task: { id: string; names: Names; kind: TaskKind | null }
  version: number | null
  startedAt: Date
  finishedAt: Date
  isPassed: boolean
  /** Otherwise anyone who finishes has not passed anything, however little was right. */
  hasPassMark: boolean
  score: { right: number; all: number } | null
}

/**
 * The experience as an xAPI 1.0.3 statement. Its id follows from the attempt, so that a store which has it keeps it once.
 * @param origin scheme and host of the product: what the ids of people and activities begin with
 */
export function toStatement(experience: Experience, origin: string) {
  const { tenantId, attemptId, person, adventure, mission, task, version } = experience
  const { language, startedAt, finishedAt, isPassed, hasPassMark, score } = experience
  const activities = activitiesOf(origin, adventure)
  const claim = claimOf(task.kind)
  const hasScore = score !== null && score.all > 0
  const verb = isPassed ? (hasPassMark ? VERBS.passed : VERBS.completed) : VERBS.failed
  return {
    id: nameUuid(tenantId, `statement ${attemptId}`),
    version: '1.0.3',
    actor: actorOf(person, origin),
    verb,
    object: activityOf(
      `${activities}/tasks/${encodeURIComponent(task.id)}`,
      activityTypeOf(task.kind),
      task.names,
    ),
    result: {
      ...(hasScore && {
        score: {
          scaled: Math.round((score.right / score.all) * 10_000) / 10_000,
          raw: score.right,
          min: 0,
          max: score.all,
        },
      }),
      ...(verb !== VERBS.completed && { success: isPassed }),
      completion: true,
      duration: durationOf(finishedAt.getTime() - startedAt.getTime()),
    },
    context: {
      registration: registrationOf(experience),
      platform: 'Waymark',
      language,
      ...(version !== null && { revision: String(version) }),
      // what the client or a package reported, and the server could only bound by its clock
      ...(claim && { extensions: { [`${origin}/xapi/extensions/claim`]: claim } }),
      contextActivities: {
        ...(mission && {
          parent: [missionActivity(activities, mission)],
        }),
        grouping: [activityOf(activities, `${ACTIVITY}/course`, adventure.names)],
      },
    },
    timestamp: finishedAt.toISOString(),
  }
}

/** What the ids of an adventure's activities begin with. */
export const activitiesOf = (origin: string, { id }: Experience['adventure']): string =>
  `${origin}/xapi/adventures/${id}`

export function actorOf({ id, displayName }: Experience['person'], origin: string) {
  return { objectType: 'Agent', name: displayName, account: { homePage: origin, name: id } }
}

/** The same for all that a person does in an adventure. */
export function registrationOf({
  tenantId,
  person,
  adventure,
}: Pick<Experience, 'tenantId' | 'person' | 'adventure'>): string {
  return nameUuid(tenantId, `registration ${person.id} ${adventure.id}`)
}

export function missionActivity(activities: string, { id, names }: { id: string; names: Names }) {
  return activityOf(`${activities}/missions/${encodeURIComponent(id)}`, `${ACTIVITY}/module`, names)
}

export function activityOf(id: string, type: string, names: Names) {
  return {
    objectType: 'Activity',
    id,
    definition: { type, ...(Object.keys(names).length > 0 && { name: names }) },
  }
}

/** ISO 8601, to a hundredth of a second, as xAPI compares durations. */
function durationOf(ms: number): string {
  const hundredths = Math.max(0, Math.round(ms / 10))
  const hours = Math.floor(hundredths / 360_000)
  const minutes = Math.floor((hundredths % 360_000) / 6000)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${(hundredths % 6000) / 100}S`
}

/** A UUID that follows from a name (RFC 9562, version 5). */
export function nameUuid(namespace: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-')
}

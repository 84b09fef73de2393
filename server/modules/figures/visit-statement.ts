import {
  ACTIVITY,
  activitiesOf,
  activityOf,
  actorOf,
  missionActivity,
  nameUuid,
  registrationOf,
  activityTypeOf,
  type Experience,
} from './statement.ts'

type PlaceOfExperience = Pick<Experience, 'tenantId' | 'person' | 'language' | 'adventure'>

/** A mission, or a task in it, was opened. */
export interface VisitExperience extends PlaceOfExperience {
  eventId: string
  mission: NonNullable<Experience['mission']>
  /** Null where the mission itself was opened. */
  task: Experience['task'] | null
  at: Date
  browser: string | null
  screen: { width: number; height: number; innerWidth: number; innerHeight: number } | null
}

const EXPERIENCED = { id: 'http://adlnet.gov/expapi/verbs/experienced', display: { en: 'experienced' } }

/** The visit as an xAPI 1.0.3 statement. Its id follows from the event, so that a store which has it keeps it once. */
export function toVisitStatement(visit: VisitExperience, origin: string) {
  const { tenantId, eventId, person, language, adventure, mission, task, at, browser, screen } = visit
  const activities = activitiesOf(origin, adventure)
  const extensions = {
    ...(browser !== null && { [`${origin}/xapi/extensions/browser`]: browser }),
    ...(screen && { [`${origin}/xapi/extensions/screen`]: screen }),
  }
  return {
    id: nameUuid(tenantId, `visit ${person.id} ${eventId}`),
    version: '1.0.3',
    actor: actorOf(person, origin),
    verb: EXPERIENCED,
    object: task
      ? activityOf(
          `${activities}/tasks/${encodeURIComponent(task.id)}`,
          activityTypeOf(task.kind),
          task.names,
        )
      : missionActivity(activities, mission),
    context: {
      registration: registrationOf({ tenantId, person, adventure }),
      platform: 'Waymark',
      language,
      ...(Object.keys(extensions).length > 0 && { extensions }),
      contextActivities: {
        ...(task && { parent: [missionActivity(activities, mission)] }),
        grouping: [activityOf(activities, `${ACTIVITY}/course`, adventure.names)],
      },
    },
    timestamp: at.toISOString(),
  }
}

import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { exportVisitStatements } from '#shared/contract/figures.ts'
import type { Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { startedFile, type FileReply } from '#server/http/file-reply.ts'
import type { VisitOf } from '#server/http/route.ts'
import { adventuresOf } from './adventures.ts'
import { placeOf, type VisitedPlace } from './event-place.ts'
import { readEventRows, type EventRow } from './event-rows.ts'
import { pagesOf } from '#server/lib/pages-of.ts'
import { daysOf } from './days-of.ts'
import { mustRecord } from './must-record.ts'
import { namesBy } from './statements-file.ts'
import { statementLines } from './statement-lines.ts'
import { toVisitStatement, type VisitExperience } from './visit-statement.ts'

/** A JSON array, one statement a line, of every visit of a mission or a task. @throws Problem 409 where the tenant records none */
export async function writeVisitStatements(
  query: HandlerInput<typeof exportVisitStatements>['query'],
  visit: VisitOf<typeof exportVisitStatements>,
): Promise<FileReply> {
  const { db, tenant, now } = visit
  mustRecord(tenant)
  const [origin, versions] = await Promise.all([visit.linkOrigin(), adventuresOf(visit)])
  const days = daysOf(query, tenant.timeZone)
  const pages = pagesOf(
    (after, limit) => readEventRows(db, tenant.id, days, after, limit),
    ({ receivedAt, id }) => ({ at: new Date(receivedAt).toISOString(), id }),
  )
  const statements = (row: EventRow) => {
    const place = row.isListed ? placeOf(row, versions) : null
    return place ? [toVisitStatement(experienceOf(row, place, tenant), origin)] : []
  }
  return startedFile(`visits-${now.toISOString().slice(0, 10)}.json`, statementLines(pages, statements))
}

function experienceOf(
  row: EventRow,
  { adventureId, version: { content }, missionId, taskId }: VisitedPlace,
  { id, defaultLanguage }: { id: string; defaultLanguage: Language },
): VisitExperience {
  const mission = content.missions.get(missionId)
  return {
    tenantId: id,
    eventId: row.id,
    person: { id: row.personId, displayName: row.displayName },
    language: row.language ?? defaultLanguage,
    adventure: { id: adventureId, names: namesBy((language) => content.published.text[language]?.name) },
    mission: { id: missionId, names: namesBy((language) => mission?.text[language]?.name) },
    task:
      taskId === null
        ? null
        : {
            id: taskId,
            names: namesBy((language) => entryOf(mission?.text[language]?.tasks ?? {}, taskId)?.name),
            kind: content.tasks.get(taskId)?.task.content.type ?? null,
          },
    at: momentOf(row),
    browser: row.browser,
    screen: row.screen,
  }
}

/** By the device, unless its clock is ahead of when the event came. */
function momentOf({ deviceTime, receivedAt }: EventRow): Date {
  const occurred = Date.parse(deviceTime)
  return new Date(Number.isNaN(occurred) ? receivedAt : Math.min(occurred, receivedAt))
}

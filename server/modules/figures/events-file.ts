import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { exportEvents } from '#shared/contract/figures.ts'
import { csvLines, delimiterFor, CSV_MARK } from '#shared/domain/csv.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { startedFile, type FileReply } from '#server/http/file-reply.ts'
import type { VisitOf } from '#server/http/route.ts'
import type { ReadableVersion } from '#server/play/read-reviews.ts'
import { adventuresOf } from './adventures.ts'
import { EVENT_COLUMNS, EVENT_HEADINGS, type EventColumn } from './event-headings.ts'
import { placeOf } from './event-place.ts'
import { readEventRows, type EventRow } from './event-rows.ts'
import { pagesOf } from '#server/lib/pages-of.ts'
import { daysOf } from './days-of.ts'
import { mustRecord } from './must-record.ts'

/** Every recorded event, one a line. @throws Problem 409 where the tenant records none */
export async function writeEvents(
  { language: wished, ...query }: HandlerInput<typeof exportEvents>['query'],
  visit: VisitOf<typeof exportEvents>,
): Promise<FileReply> {
  const { db, tenant, now } = visit
  mustRecord(tenant)
  const language = wished ?? pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const versions = await adventuresOf({ ...visit, languages: [language, ...visit.languages] })
  const days = daysOf(query, tenant.timeZone)
  const headings = EVENT_HEADINGS[language]
  const delimiter = delimiterFor(language)
  async function* parts(): AsyncGenerator<string, void> {
    yield CSV_MARK + csvLines([EVENT_COLUMNS.map((column) => headings[column])], delimiter)
    const pages = pagesOf(
      (after, limit) => readEventRows(db, tenant.id, days, after, limit),
      ({ receivedAt, id }) => ({ at: new Date(receivedAt).toISOString(), id }),
    )
    for await (const rows of pages) {
      const cells = rows.filter(({ isListed }) => isListed).map((row) => cellsOf(row, versions))
      yield csvLines(
        cells.map((row) => EVENT_COLUMNS.map((column) => row[column])),
        delimiter,
      )
    }
  }
  return startedFile(`events-${now.toISOString().slice(0, 10)}.csv`, parts())
}

function cellsOf(
  row: EventRow,
  adventures: ReadonlyMap<string, ReadableVersion>,
): Record<EventColumn, string> {
  const { screen } = row
  const { url, ...facts } = row.payload
  const place = placeOf(row, adventures)
  return {
    receivedAt: new Date(row.receivedAt).toISOString(),
    deviceTime: row.deviceTime,
    name: row.displayName,
    email: row.email,
    event: row.name,
    adventure: place?.version.words.adventure ?? '',
    mission: place ? place.version.words.mission(place.missionId) : '',
    task: place && place.taskId !== null ? place.version.words.task(place.taskId).name : '',
    url: url === undefined ? '' : String(url),
    browser: row.browser ?? '',
    screen: screen ? `${screen.width}x${screen.height}` : '',
    window: screen ? `${screen.innerWidth}x${screen.innerHeight}` : '',
    facts: Object.keys(facts).length === 0 ? '' : JSON.stringify(facts),
  }
}

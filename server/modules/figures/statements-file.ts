import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { exportStatements } from '#shared/contract/figures.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { startedFile, type FileReply } from '#server/http/file-reply.ts'
import type { VisitOf } from '#server/http/route.ts'
import type { Content } from '#server/play/content.ts'
import { adventuresOf } from './adventures.ts'
import { pagesOf } from '#server/lib/pages-of.ts'
import { daysOf } from './days-of.ts'
import { readHandedInRows, type HandedInRow } from './handed-in-rows.ts'
import { statementLines } from './statement-lines.ts'
import { toStatement, type Experience, type Names } from './statement.ts'

/** A JSON array, one statement a line: what a learning record store takes, written as it is read. */
export async function writeStatements(
  query: HandlerInput<typeof exportStatements>['query'],
  visit: VisitOf<typeof exportStatements>,
): Promise<FileReply> {
  const { db, tenant, now } = visit
  const [origin, versions] = await Promise.all([visit.linkOrigin(), adventuresOf(visit)])
  const days = daysOf(query, tenant.timeZone)
  const pages = pagesOf(
    (after, limit) => readHandedInRows(db, tenant.id, days, after, limit),
    ({ finishedAt, attemptId }) => ({ at: new Date(finishedAt).toISOString(), id: attemptId }),
  )
  const statements = (row: HandedInRow) =>
    row.isListed
      ? [toStatement(experienceOf(row, versions.get(row.adventureId)?.content, tenant), origin)]
      : []
  return startedFile(`statements-${now.toISOString().slice(0, 10)}.json`, statementLines(pages, statements))
}

function experienceOf(
  row: HandedInRow,
  content: Content | undefined,
  { id, defaultLanguage }: { id: string; defaultLanguage: Language },
): Experience {
  const { adventureId, taskId, names } = row
  const placed = content?.tasks.get(taskId)
  const mission = placed && content?.missions.get(placed.missionId)
  const isStored = names !== null && Object.keys(names).length > 0
  return {
    tenantId: id,
    attemptId: row.attemptId,
    person: { id: row.personId, displayName: row.displayName },
    language: row.language ?? defaultLanguage,
    adventure: { id: adventureId, names: namesBy((language) => content?.published.text[language]?.name) },
    mission: mission ? { id: mission.id, names: namesBy((language) => mission.text[language]?.name) } : null,
    task: {
      id: taskId,
      names: isStored
        ? names
        : namesBy((language) => entryOf(mission?.text[language]?.tasks ?? {}, taskId)?.name),
      kind: placed?.task.content.type ?? null,
    },
    version: row.version,
    startedAt: new Date(row.startedAt),
    finishedAt: new Date(row.finishedAt),
    isPassed: row.isPassed,
    hasPassMark: row.hasPassMark,
    score: row.score,
  }
}

/** In every language that has one. */
export function namesBy(nameIn: (language: Language) => string | undefined): Names {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => {
      const name = nameIn(language)
      return name === undefined ? [] : [[language, name]]
    }),
  )
}

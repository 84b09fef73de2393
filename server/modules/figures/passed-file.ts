import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { exportPassed, Passed } from '#shared/contract/figures.ts'
import { claimOf } from '#shared/scene/tasks/facts.ts'
import { csvLines, delimiterFor, CSV_MARK } from '#shared/domain/csv.ts'
import { pickLanguage, type Language } from '#shared/domain/languages.ts'
import { startedFile, type FileReply } from '#server/http/file-reply.ts'
import { pagesOf } from '#server/lib/pages-of.ts'
import { adventuresOf } from './adventures.ts'
import { readPassedRows, type PassedRow } from './finished-rows.ts'
import { choiceOf, showPassed } from './passed.ts'
import { COLUMNS, PASSED_BASIS, PASSED_HEADINGS, type Column } from './passed-headings.ts'
import type { FiguresVisit } from './visit.ts'

/** What a page of the list says, for spreadsheets; an admin's has e-mail addresses besides. @throws Problem 404 for a team that is not the reader's */
export async function writePassed(
  { language: wished, ...query }: HandlerInput<typeof exportPassed>['query'],
  visit: FiguresVisit,
): Promise<FileReply> {
  const { db, tenant, now } = visit
  const language = wished ?? pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const reader = { ...visit, languages: [language, ...visit.languages] }
  const choice = await choiceOf(query, reader)
  const versions = await adventuresOf(reader)
  const isAdmin = visit.player.role === 'admin'
  const headings = PASSED_HEADINGS[language]
  const columns = COLUMNS.filter((column) => isAdmin || column !== 'email')
  const delimiter = delimiterFor(language)
  async function* parts(): AsyncGenerator<string, void> {
    yield CSV_MARK + csvLines([columns.map((column) => headings[column])], delimiter)
    const pages = pagesOf(
      (after, limit) => readPassedRows(db, tenant.id, choice, after, limit),
      ({ passedAt, attemptId }) => ({ at: new Date(passedAt).toISOString(), id: attemptId }),
    )
    for await (const rows of pages) {
      const cells = rows.map((row) => cellsOf(row, showPassed(row, versions.get(row.adventureId)), language))
      yield csvLines(
        cells.map((row) => columns.map((column) => row[column])),
        delimiter,
      )
    }
  }
  return startedFile(`finished-${now.toISOString().slice(0, 10)}.csv`, parts())
}

function cellsOf({ email }: PassedRow, passed: Passed, language: Language): Record<Column, string> {
  const { person, adventure, mission, task, passedAt, version, score, rating } = passed
  const text = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '')
  return {
    name: person.displayName,
    email,
    adventure,
    mission,
    task: task.name,
    passedAt,
    version: text(version?.number),
    publishedAt: version?.publishedAt ?? '',
    right: text(score?.right),
    asked: text(score?.all),
    stars: text(rating),
    basis: PASSED_BASIS[language][claimOf(task.type) ?? 'checked'],
  }
}

import { Readable } from 'node:stream'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { exportOperatorLog, readOperatorLog } from '#shared/contract/operator.ts'
import { csvLines, CSV_MARK, delimiterFor } from '#shared/domain/csv.ts'
import type { Language } from '#shared/domain/languages.ts'
import { pagesOf } from '#server/lib/pages-of.ts'
import { readOperatorLog as readEntries, type OperatorEntry } from '#server/tenants/log.ts'
import type { SavedFile } from './serve.ts'
import type { OperatorVisit } from './visit.ts'

const PAGE_SIZE = 50

export async function readLog(
  { before, ...choice }: HandlerInput<typeof readOperatorLog>['query'],
  { db }: Pick<OperatorVisit, 'db'>,
): Promise<Reply<typeof readOperatorLog>> {
  const rows = await readEntries(db, choice, before ?? null, PAGE_SIZE + 1)
  const entries = rows
    .slice(0, PAGE_SIZE)
    .map(({ id, number, at, actor, action, targetName, address, before: was, after }) => ({
      ...{ id, number, actor, action, address, after },
      at: at.toISOString(),
      tenant: targetName,
      before: was,
    }))
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.number ?? null) : null }
}

const HEADINGS: Record<Language, readonly string[]> = {
  en: ['When (UTC)', 'Who', 'Action', 'Tenant', 'Id', 'Address', 'Before', 'After'],
  pl: ['Kiedy (UTC)', 'Kto', 'Czynność', 'Organizacja', 'Id', 'Adres', 'Przed', 'Po'],
  de: ['Wann (UTC)', 'Wer', 'Aktion', 'Mandant', 'Id', 'Adresse', 'Vorher', 'Nachher'],
  es: ['Cuándo (UTC)', 'Quién', 'Acción', 'Organización', 'Id', 'Dirección', 'Antes', 'Después'],
}

/** What the list says, for spreadsheets, piece by piece. */
export function writeLog(
  { language = 'en', ...choice }: HandlerInput<typeof exportOperatorLog>['query'],
  { db, now }: Pick<OperatorVisit, 'db' | 'now'>,
): SavedFile {
  const delimiter = delimiterFor(language)
  async function* parts(): AsyncGenerator<string, void> {
    yield CSV_MARK + csvLines([HEADINGS[language]], delimiter)
    const pages = pagesOf(
      (after, limit) => readEntries(db, choice, after === null ? null : Number(after.id), limit),
      ({ number }) => ({ at: '', id: String(number) }),
    )
    for await (const rows of pages) yield csvLines(rows.map(cellsOf), delimiter)
  }
  return { name: `operators-${now.toISOString().slice(0, 10)}.csv`, parts: Readable.from(parts()) }
}

/** Who is nobody where it was a command on the server. */
function cellsOf({
  at,
  actor,
  action,
  targetName,
  targetId,
  address,
  before,
  after,
}: OperatorEntry): string[] {
  const text = (values: OperatorEntry['before']) => (values === null ? '' : JSON.stringify(values))
  return [
    ...[at.toISOString(), actor ?? '', action, targetName ?? '', targetId ?? '', address ?? ''],
    ...[text(before), text(after)],
  ]
}

import { and, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditEntry, exportAudit, readAudit } from '#shared/contract/audit.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { csvLines, CSV_MARK, delimiterFor } from '#shared/domain/csv.ts'
import { pickLanguage, type Language } from '#shared/domain/languages.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { people } from '#server/db/schema/people.ts'
import { startedFile, type FileReply } from '#server/http/file-reply.ts'
import { refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { containing } from '#server/lib/containing.ts'
import { fromCursor, toCursor } from '#server/lib/cursor.ts'
import { pagesOf } from '#server/lib/pages-of.ts'
import { isRemovedAddress, REMOVED_NAME } from '#server/lib/removed-account.ts'
import { readNames } from './read-names.ts'

type AuditVisit = VisitOf<typeof readAudit>
type Choice = Omit<HandlerInput<typeof readAudit>['query'], 'after'>

const PAGE_SIZE = 50

/** @throws Problem 422 for a cursor that no reply gave */
export async function readAuditPage(
  { after, ...choice }: HandlerInput<typeof readAudit>['query'],
  visit: AuditVisit,
): Promise<Reply<typeof readAudit>> {
  const rows = await readRows(choice, after === undefined ? null : numberIn(after), PAGE_SIZE + 1, visit)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  const entries = page.map(show)
  const names = await readNames(visit.db, visit.tenant.id, entries)
  return { entries, names, next: last ? toCursor([String(last.entry.number)]) : null }
}

/** @throws Problem 422 */
function numberIn(cursor: string): number {
  const [said = ''] = fromCursor(cursor, 1) ?? []
  if (!/^\d{1,15}$/.test(said)) throw refusedField('after', 'is no place in this list')
  return Number(said)
}

const target = alias(people, 'target')

/** The latest first, behind a number. */
function readRows(
  { search = '', action, from, to }: Choice,
  after: number | null,
  limit: number,
  { db, tenant }: Pick<AuditVisit, 'db' | 'tenant'>,
) {
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${tenant.timeZone}`
  return db
    .select({
      entry: auditEntries,
      by: { id: people.id, displayName: people.displayName },
      isGone: sql<boolean | null>`${isRemovedAddress(people.email)}`,
      person: target.displayName,
      isPersonGone: sql<boolean | null>`${isRemovedAddress(target.email)}`,
    })
    .from(auditEntries)
    .leftJoin(people, and(eq(people.tenantId, auditEntries.tenantId), eq(people.id, auditEntries.actorId)))
    .leftJoin(
      target,
      and(
        eq(auditEntries.targetKind, 'person'),
        eq(target.tenantId, auditEntries.tenantId),
        eq(sql`${target.id}::text`, auditEntries.targetId),
      ),
    )
    .where(
      and(
        eq(auditEntries.tenantId, tenant.id),
        action === undefined ? undefined : eq(auditEntries.action, action),
        from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(sql`${from}::date`)}`,
        to === undefined ? undefined : sql`${auditEntries.at} < ${startOf(sql`${to}::date + 1`)}`,
        search === ''
          ? undefined
          : or(
              containing(people.displayName, search),
              containing(auditEntries.operator, search),
              containing(auditEntries.targetName, search),
              containing(target.displayName, search),
            ),
        after === null ? undefined : lt(auditEntries.number, after),
      ),
    )
    .orderBy(desc(auditEntries.number))
    .limit(limit)
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function show({ entry, by, isGone, person, isPersonGone }: Row): AuditEntry {
  const { id, at, actorRole: role, operator, action, targetKind, targetId, targetName } = entry
  const { address, requestId, before, after } = entry
  return {
    ...{ id, at: at.toISOString(), by: isGone ? null : by, role, operator, action, address, requestId },
    target: { kind: targetKind, id: targetId, name: isPersonGone ? null : (person ?? targetName) },
    ...{ before, after },
  }
}

const HEADINGS: Record<Language, readonly string[]> = {
  en: ['When (UTC)', 'Who', 'Role', 'Action', 'Kind', 'What', 'Id', 'Address', 'Request', 'Before', 'After'],
  pl: ['Kiedy (UTC)', 'Kto', 'Rola', 'Czynność', 'Rodzaj', 'Co', 'Id', 'Adres', 'Żądanie', 'Przed', 'Po'],
  de: ['Wann (UTC)', 'Wer', 'Rolle', 'Aktion', 'Art', 'Was', 'Id', 'Adresse', 'Anfrage', 'Vorher', 'Nachher'],
  es: [
    ...['Cuándo (UTC)', 'Quién', 'Rol', 'Acción', 'Tipo', 'Qué', 'Id', 'Dirección', 'Petición'],
    ...['Antes', 'Después'],
  ],
}

/** What the list says, for spreadsheets, piece by piece. */
export async function writeAudit(
  { language: wished, ...choice }: HandlerInput<typeof exportAudit>['query'],
  visit: AuditVisit,
): Promise<FileReply> {
  const { tenant, now } = visit
  const language = wished ?? pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const delimiter = delimiterFor(language)
  async function* parts(): AsyncGenerator<string, void> {
    yield CSV_MARK + csvLines([HEADINGS[language]], delimiter)
    const pages = pagesOf(
      (after, limit) => readRows(choice, after === null ? null : Number(after.id), limit, visit),
      ({ entry }) => ({ at: '', id: String(entry.number) }),
    )
    for await (const rows of pages)
      yield csvLines(
        rows.map(show).map((entry) => cellsOf(entry, language)),
        delimiter,
      )
  }
  return startedFile(`audit-${now.toISOString().slice(0, 10)}.csv`, parts())
}

/** Nothing for a command on the server: its role says what it was. */
function whoIn({ by, role, operator }: Omit<AuditEntry, 'target'>, language: Language): string {
  return role === 'operator' ? (operator ?? '') : (by?.displayName ?? REMOVED_NAME[language])
}

function cellsOf({ target: thing, ...entry }: AuditEntry, language: Language): string[] {
  const text = (values: AuditEntry['before']) => (values === null ? '' : JSON.stringify(values))
  return [
    ...[entry.at, whoIn(entry, language), entry.role, entry.action],
    ...[thing.kind, thing.name ?? '', thing.id ?? '', entry.address ?? '', entry.requestId ?? ''],
    ...[text(entry.before), text(entry.after)],
  ]
}

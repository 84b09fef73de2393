import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Acceptance, exportAcceptances, readAcceptances } from '#shared/contract/agreement.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { csvLines, CSV_MARK, delimiterFor } from '#shared/domain/csv.ts'
import { pickLanguage, type Language } from '#shared/domain/languages.ts'
import { agreementAcceptances } from '#server/db/schema/agreements.ts'
import { people } from '#server/db/schema/people.ts'
import { startedFile, type FileReply } from '#server/http/file-reply.ts'
import { refusedField } from '#server/http/problem.ts'
import { containing } from '#server/lib/containing.ts'
import { fromCursor, toCursor } from '#server/lib/cursor.ts'
import { pagesOf, type Place } from '#server/lib/pages-of.ts'
import { isRemovedAddress, REMOVED_NAME } from '#server/lib/removed-account.ts'
import type { AgreementVisit } from './visit.ts'

const PAGE_SIZE = 50

type Choice = Pick<HandlerInput<typeof readAcceptances>['query'], 'search' | 'version'>

/** @throws Problem 422 for a cursor that no reply gave */
export async function readAcceptancePage(
  { after, ...choice }: HandlerInput<typeof readAcceptances>['query'],
  visit: AgreementVisit,
): Promise<Reply<typeof readAcceptances>> {
  const rows = await readRows(choice, after === undefined ? null : placeIn(after), PAGE_SIZE + 1, visit)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  return { acceptances: page.map(show), next: last ? toCursor([last.at, last.id]) : null }
}

/** @throws Problem 422 */
function placeIn(cursor: string): Place {
  const [at = '', id = ''] = fromCursor(cursor, 2) ?? []
  if (!/^\d{1,17}$/.test(at) || !/^[\da-f-]{36} \d{1,7}$/.test(id))
    throw refusedField('after', 'is no place in this list')
  return { at, id }
}

/** The latest first; `id` is that of the person, with the version. */
function readRows(
  { search = '', version }: Choice,
  after: Place | null,
  limit: number,
  { db, tenant }: Pick<AgreementVisit, 'db' | 'tenant'>,
) {
  // a moment to its last digit, as a number that any program can carry
  const at = sql<string>`(extract(epoch from ${agreementAcceptances.acceptedAt}) * 1000000)::bigint`
  const [personId = '', number = '0'] = after?.id.split(' ') ?? []
  const isBehind = (place: Place): SQL =>
    sql`(${at}, ${agreementAcceptances.personId}, ${agreementAcceptances.version}) < (${place.at}::bigint, ${personId}::uuid, ${number}::int)`
  return db
    .select({
      at: sql<string>`${at}::text`,
      id: sql<string>`${agreementAcceptances.personId}::text || ' ' || ${agreementAcceptances.version}::text`,
      acceptance: agreementAcceptances,
      person: { id: people.id, displayName: people.displayName, email: people.email },
      isGone: isRemovedAddress(people.email),
    })
    .from(agreementAcceptances)
    .innerJoin(
      people,
      and(eq(people.tenantId, agreementAcceptances.tenantId), eq(people.id, agreementAcceptances.personId)),
    )
    .where(
      and(
        eq(agreementAcceptances.tenantId, tenant.id),
        version === undefined ? undefined : eq(agreementAcceptances.version, version),
        search === ''
          ? undefined
          : or(...[people.displayName, people.email].map((one) => containing(one, search))),
        after ? isBehind(after) : undefined,
      ),
    )
    .orderBy(desc(at), desc(agreementAcceptances.personId), desc(agreementAcceptances.version))
    .limit(limit)
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function show({ acceptance, person, isGone }: Row): Acceptance {
  const { version, acceptedAt } = acceptance
  return { person: isGone ? null : person, version, acceptedAt: acceptedAt.toISOString() }
}

const HEADINGS: Record<Language, readonly string[]> = {
  en: ['Name', 'E-mail', 'Version of the agreement', 'Accepted at (UTC)'],
  pl: ['Imię i nazwisko', 'E-mail', 'Wersja umowy', 'Zaakceptowano (UTC)'],
  de: ['Name', 'E-Mail', 'Version der Vereinbarung', 'Angenommen am (UTC)'],
  es: ['Nombre', 'Correo', 'Versión del acuerdo', 'Aceptado el (UTC)'],
}

/** What the list says, for spreadsheets, piece by piece. */
export async function writeAcceptances(
  { language: wished, ...choice }: HandlerInput<typeof exportAcceptances>['query'],
  visit: AgreementVisit,
): Promise<FileReply> {
  const { tenant, now } = visit
  const language = wished ?? pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const delimiter = delimiterFor(language)
  async function* parts(): AsyncGenerator<string, void> {
    yield CSV_MARK + csvLines([HEADINGS[language]], delimiter)
    const pages = pagesOf(
      (after, limit) => readRows(choice, after, limit, visit),
      ({ at, id }) => ({ at, id }),
    )
    for await (const rows of pages) {
      const lines = rows
        .map(show)
        .map(({ person, version, acceptedAt }) => [
          person?.displayName ?? REMOVED_NAME[language],
          person?.email ?? '',
          String(version),
          acceptedAt,
        ])
      yield csvLines(lines, delimiter)
    }
  }
  return startedFile(`agreement-${now.toISOString().slice(0, 10)}.csv`, parts())
}

import { and, asc, eq } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { IMPORT_BYTES, type ImportReport, type importPeople } from '#shared/contract/people-import.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import { mustHaveRoomToInvite } from '#server/http/must-fit-quotas.ts'
import type { AdminVisit } from '../visit.ts'
import { changeInvitations, changePeople, inviteAll, makeTeams } from './carry-out.ts'
import { decode, type Decoded } from './decode.ts'
import { planImport, type Known } from './plan.ts'
import { NoTable, readLines, type Table } from './read-lines.ts'
import { readKnown } from './read-known.ts'
import { CsvError, readTable } from './read-table.ts'
import { whenMailed } from './when-mailed.ts'

type Wanted = HandlerInput<typeof importPeople>['body']
type PlannedImport = Pick<ImportReport, 'lines' | 'newTeams' | 'mailsUntil'>

/** Lines that one call does: they keep the database for some tenths of a second. */
const AT_ONCE = 500

/**
 * What a file of people does, line by line; where it is no trial, its next lines are done (decision 0031).
 * @throws Problem 409 `quota-people` where more would be invited than the tenant may have, 422 for a file of which nothing can be read, or a language that the tenant does not speak
 */
export async function importFile(wanted: Wanted, visit: AdminVisit): Promise<ImportReport> {
  const { tenant, languages, db } = visit
  const { isTrial, makesTeams: isMaking } = wanted
  if (!tenant.languages.includes(wanted.language)) throw refusedField('language', 'is not spoken here')
  const { text, encoding } = decoded(wanted.file, languages[0]?.startsWith('pl') ?? false)
  const { lines: all, ignored } = tableIn(text, visit)
  const left = isTrial ? all : all.filter(({ line }) => line >= wanted.from)
  const lines = isTrial ? left : left.slice(0, AT_ONCE)
  const next = left[lines.length]?.line ?? null
  const origin = await visit.linkOrigin()
  const report = isTrial ? await tryOut() : await db.transaction((tx) => carryOut(tx))
  return { encoding, ignored, next, ...report }

  async function known(from: Database, isLocking: boolean): Promise<Known> {
    const emails = lines.flatMap(({ read }) => ('email' in read ? read.email : []))
    return { ...(await readKnown(from, emails, visit, { isLocking })), makesTeams: isMaking }
  }

  async function tryOut(): Promise<PlannedImport> {
    const { lines: planned, newTeams, invites } = planImport(lines, await known(db, false))
    await mustHaveRoomToInvite(db, tenant.id, invites.length, visit.now)
    const moments = await whenMailed(db, invites.length, visit)
    return { lines: planned, newTeams, mailsUntil: later(moments.at(-1)) }
  }

  async function carryOut(tx: Database): Promise<PlannedImport> {
    await mustStayAdmin(tx, visit)
    const before = await known(tx, true)
    const { newTeams } = planImport(lines, before)
    await makeTeams(tx, newTeams, visit)
    // by now all teams have their ids
    const plan = planImport(lines, newTeams.length === 0 ? before : await known(tx, true))
    await mustHaveRoomToInvite(tx, tenant.id, plan.invites.length, visit.now)
    const invited = await inviteAll(tx, plan.invites, { language: wanted.language, origin }, visit)
    const late = new Set(invited.late)
    await changeInvitations(tx, plan.invitations, visit)
    await changePeople(tx, plan.changes, visit)
    return {
      newTeams,
      mailsUntil: later(invited.lastMailAt),
      lines: plan.lines.map((line) =>
        late.has(line.line) ? { ...line, outcome: 'refused', reason: 'meanwhile' } : line,
      ),
    }
  }

  /** Null for what is mailed now. */
  function later(lastMailAt: Date | undefined): string | null {
    return lastMailAt && lastMailAt > visit.now ? lastMailAt.toISOString() : null
  }
}

/** @throws Problem 422 */
function decoded(file: string, isPolish: boolean): Decoded {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length === 0) throw refusedField('file', 'empty')
  if (bytes.length > IMPORT_BYTES) throw refusedField('file', 'too-large')
  const read = decode(bytes, isPolish)
  if (!read) throw refusedField('file', 'not-a-table')
  return read
}

/** @throws Problem 422 */
function tableIn(text: string, { tenant }: AdminVisit): Table {
  try {
    return readLines(readTable(text), tenant)
  } catch (error) {
    if (error instanceof NoTable) throw refusedField('file', error.code)
    if (error instanceof CsvError) throw refusedField('file', 'quotes')
    throw error
  }
}

/** As a change of a person does, all admins are locked first, in one order. @throws Problem 404 for who is none any more */
async function mustStayAdmin(tx: Database, { tenant, player }: AdminVisit): Promise<void> {
  const admins = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.tenantId, tenant.id), eq(people.role, 'admin'), eq(people.isDisabled, false)))
    .orderBy(asc(people.id))
    .for('update')
  if (!admins.some(({ id }) => id === player.id)) throw notFound()
}

import * as z from 'zod/mini'
import { Email, PersonName } from '#shared/contract/fields.ts'
import { IMPORT_LINES, type ImportReason } from '#shared/contract/people-import.ts'
import { TeamName } from '#shared/contract/people.ts'
import type { Language } from '#shared/domain/languages.ts'
import {
  columnOf,
  languageOf,
  roleOf,
  TEAM_SEPARATOR,
  type PeopleColumn,
} from '#shared/domain/people-table.ts'
import type { Role } from '#shared/domain/roles.ts'
import type { Tenant } from '#server/http/visit.ts'
import type { Row } from './read-table.ts'

/** What a line wants. What is null or empty is not spoken of: it stays as it is. */
export interface Wish {
  email: string
  firstName: string | null
  lastName: string | null
  role: Role | null
  language: Language | null
  /** Names of teams. */
  memberOf: readonly string[]
  leads: readonly string[]
}

export interface LineError {
  reason: ImportReason
  about: string
}

export interface Line {
  line: number
  /** As it is written, to find it again. */
  email: string
  name: string
  /** What it wants, or why it is no wish. */
  read: Wish | LineError
}

export interface Table {
  lines: Line[]
  /** Headings that mean nothing here. */
  ignored: string[]
}

/** Why nothing of a table can be read. */
export class NoTable extends Error {
  readonly code: 'empty' | 'column-missing' | 'too-many-lines'

  constructor(code: NoTable['code']) {
    super(code)
    this.code = code
  }
}

/** The first row is the heading; an address that comes twice counts once. @throws NoTable */
export function readLines(
  [heading, ...rows]: readonly Row[],
  { languages }: Pick<Tenant, 'languages'>,
): Table {
  if (!heading || rows.length === 0) throw new NoTable('empty')
  if (rows.length > IMPORT_LINES) throw new NoTable('too-many-lines')
  const columns = heading.cells.map(columnOf)
  if (!columns.includes('email')) throw new NoTable('column-missing')
  const seen = new Map<string, number>()
  const lines = rows.map((row): Line => {
    const cellOf = (column: PeopleColumn) => row.cells[columns.indexOf(column)] ?? ''
    const email = cellOf('email')
    const name = `${cellOf('firstName')} ${cellOf('lastName')}`.trim()
    const before = seen.get(email.toLowerCase())
    const isLong = row.cells.slice(columns.length).some((cell) => cell !== '')
    const read = isLong
      ? { reason: 'cells' as const, about: String(row.cells.length) }
      : before === undefined
        ? readWish(cellOf, languages)
        : { reason: 'duplicate' as const, about: String(before) }
    if (email !== '' && before === undefined) seen.set(email.toLowerCase(), row.line)
    return { line: row.line, email, name, read }
  })
  return { lines, ignored: heading.cells.filter((cell, at) => cell !== '' && columns[at] === undefined) }
}

function readWish(cellOf: (column: PeopleColumn) => string, spoken: readonly Language[]): Wish | LineError {
  const email = cellOf('email')
  if (email === '') return { reason: 'email-missing', about: '' }
  if (!z.safeParse(Email, email).success) return { reason: 'email-wrong', about: email }
  const names = [cellOf('firstName'), cellOf('lastName')] as const
  const wrong = names.find((name) => name !== '' && !z.safeParse(PersonName, name).success)
  if (wrong !== undefined) return { reason: 'name-wrong', about: wrong }
  const [role, language] = [roleOf(cellOf('role')), languageOf(cellOf('language'))]
  if (cellOf('role') !== '' && !role) return { reason: 'role-unknown', about: cellOf('role') }
  if (cellOf('language') !== '' && (!language || !spoken.includes(language)))
    return { reason: 'language-unknown', about: cellOf('language') }
  const [memberOf, leads] = [teamsIn(cellOf('memberOf')), teamsIn(cellOf('leads'))]
  const noTeam = [...memberOf, ...leads].find((name) => !z.safeParse(TeamName, name).success)
  if (noTeam !== undefined) return { reason: 'team-wrong', about: noTeam.slice(0, ABOUT_LENGTH) }
  const [firstName, lastName] = names
  return {
    email,
    firstName: firstName || null,
    lastName: lastName || null,
    role: role ?? null,
    language: language ?? null,
    memberOf,
    leads,
  }
}

const ABOUT_LENGTH = 100

function teamsIn(cell: string): string[] {
  const names = cell.split(TEAM_SEPARATOR).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

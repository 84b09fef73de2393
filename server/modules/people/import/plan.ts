import type { ImportLine, ImportReason } from '#shared/contract/people-import.ts'
import { rolesOf } from '#shared/domain/role-sets.ts'
import { type Role } from '#shared/domain/roles.ts'
import type { TeamPart } from '#server/play/join-teams.ts'
import type { Line, Wish } from './read-lines.ts'

/** Somebody who is here. */
export interface KnownPerson {
  id: string
  role: Role
  moreRoles: readonly Role[]
  parts: readonly TeamPart[]
}

/** Somebody who was invited and has not come yet. */
export interface KnownInvitation {
  id: string
  firstName: string
  lastName: string
  role: Role
  parts: readonly TeamPart[]
  isExpired: boolean
}

/** What a tenant knows of those whom the lines name. Addresses and names of teams in small letters. */
export interface Known {
  people: ReadonlyMap<string, KnownPerson>
  invitations: ReadonlyMap<string, KnownInvitation>
  /** Their ids. */
  teams: ReadonlyMap<string, string>
  archivedTeams: ReadonlySet<string>
  /** Id of who imports. */
  importer: string
  makesTeams: boolean
}

/** Whom a line invites. */
export interface Invite extends Omit<KnownInvitation, 'id' | 'isExpired'> {
  line: number
  email: string
  language: Wish['language']
  /** The one that has expired and makes room. */
  replaces: string | null
}

/** What a line does to somebody who is here; null: the role stays. */
export interface Change {
  personId: string
  role: Role | null
  parts: readonly TeamPart[]
}

export interface Plan {
  lines: ImportLine[]
  newTeams: string[]
  invites: Invite[]
  /** Invitations that are still open, as they are from now on. */
  invitations: KnownInvitation[]
  changes: Change[]
}

class Refusal extends Error {
  readonly reason: ImportReason
  readonly about: string

  constructor(reason: ImportReason, about = '') {
    super(reason)
    this.reason = reason
    this.about = about
  }
}

/** What the lines of a file would do, each whole or not at all, in their order. Nothing is done. */
export function planImport(lines: readonly Line[], known: Known): Plan {
  const plan: Plan = { lines: [], newTeams: [], invites: [], invitations: [], changes: [] }
  const teams = new Map(known.teams)
  for (const { line, email, name, read } of lines) {
    const outcome = { line, email, name, reason: null, about: '' }
    try {
      if ('reason' in read) throw new Refusal(read.reason, read.about)
      plan.lines.push({ ...outcome, outcome: planLine(line, read) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      plan.lines.push({ ...outcome, outcome: 'refused', reason: error.reason, about: error.about })
    }
  }
  return plan

  function planLine(line: number, wish: Wish): ImportLine['outcome'] {
    const person = known.people.get(wish.email.toLowerCase())
    const invitation = known.invitations.get(wish.email.toLowerCase())
    if (person) return planChange(wish, person)
    if (invitation && !invitation.isExpired) return planInvitation(wish, invitation)
    const { firstName, lastName } = wish
    if (firstName === null || lastName === null) throw new Refusal('name-missing')
    const role = wish.role ?? 'player'
    plan.invites.push({
      line,
      email: wish.email,
      firstName,
      lastName,
      role,
      language: wish.language,
      parts: partsOf(wish, [role]),
      replaces: invitation?.id ?? null,
    })
    return 'made'
  }

  function planChange(
    wish: Wish,
    { id, role: now, moreRoles, parts: before }: KnownPerson,
  ): ImportLine['outcome'] {
    const role = wish.role ?? now
    if (id === known.importer && role !== now) throw new Refusal('yourself')
    // who keeps the roles keeps all of them
    const roles = role === now ? rolesOf({ role, moreRoles }) : [role]
    const parts = partsOf(wish, roles).filter((part) => !has(before, part))
    if (role === now && parts.length === 0) return 'unchanged'
    plan.changes.push({ personId: id, role: role === now ? null : role, parts })
    return 'changed'
  }

  function planInvitation(wish: Wish, before: KnownInvitation): ImportLine['outcome'] {
    const role = wish.role ?? before.role
    const remaining = before.parts.filter(({ isLeader }) => !isLeader || role === 'leader')
    const added = partsOf(wish, [role]).filter((part) => !has(remaining, part))
    const firstName = wish.firstName ?? before.firstName
    const lastName = wish.lastName ?? before.lastName
    const isSame = role === before.role && firstName === before.firstName && lastName === before.lastName
    if (isSame && added.length === 0) return 'unchanged'
    plan.invitations.push({ ...before, firstName, lastName, role, parts: [...remaining, ...added] })
    return 'changed'
  }

  /** @throws Refusal, before any team is made */
  function partsOf({ memberOf, leads }: Wish, roles: readonly Role[]): TeamPart[] {
    if (leads.length > 0 && !roles.includes('leader')) throw new Refusal('no-leader', leads[0])
    const archived = [...memberOf, ...leads].find((name) => known.archivedTeams.has(name.toLowerCase()))
    if (archived !== undefined) throw new Refusal('team-archived', archived)
    const unknown = [...memberOf, ...leads].filter((name) => !teams.has(name.toLowerCase()))
    if (unknown.length > 0 && !known.makesTeams) throw new Refusal('team-unknown', unknown[0])
    for (const name of unknown) {
      // it has an id when it is made
      if (!teams.has(name.toLowerCase())) plan.newTeams.push(name)
      teams.set(name.toLowerCase(), name)
    }
    const idOf = (name: string): string => teams.get(name.toLowerCase()) ?? name
    return [
      ...memberOf.map((name) => ({ teamId: idOf(name), isLeader: false })),
      ...leads.map((name) => ({ teamId: idOf(name), isLeader: true })),
    ]
  }
}

function has(parts: readonly TeamPart[], { teamId, isLeader }: TeamPart): boolean {
  return parts.some((part) => part.teamId === teamId && part.isLeader === isLeader)
}

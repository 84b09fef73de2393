import { randomUUID } from 'node:crypto'
import { NAMED_ENDPOINTS } from '#shared/contract/all.ts'
import {
  auditDifference,
  AUDITED,
  isAudited,
  type AuditedAction,
  type AuditKind,
  type AuditValues,
} from '#shared/domain/audit.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Role } from '#shared/domain/roles.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { readSnapshot } from './snapshots.ts'

type Call = Pick<Endpoint, 'method' | 'path'>

const callOf = ({ method, path }: Call): string => `${method} ${path}`

const ACTIONS = new Map<string, AuditedAction>(
  NAMED_ENDPOINTS.flatMap(({ area, name, endpoint }) => {
    const action = `${area}-${name}`
    return isAudited(action) ? [[callOf(endpoint), action] as const] : []
  }),
)

/** The action that a call is in the log; undefined where it is in none. */
export const actionOf = (call: Call): AuditedAction | undefined => ACTIONS.get(callOf(call))

export interface Audited {
  db: Database
  now: Date
  actor: { id: string; tenantId: string; role: Role }
  action: AuditedAction
  params: unknown
  address: string
  requestId: string
}

/**
 * Looks at what is about to be changed. @returns what writes the line of the log once it is: with what differs since
 */
export async function beginAudit(audited: Audited): Promise<(reply: unknown) => Promise<void>> {
  const { db, now, actor, action, params, address, requestId } = audited
  const { tenantId } = actor
  const { kind, from, name } = { name: '', ...AUDITED[action] }
  const known = kind === 'tenant' ? tenantId : from === 'params' ? textIn(params, name) : null
  const before = known === null ? null : await readSnapshot(db, tenantId, kind, known)
  return async (reply) => {
    const id = known ?? (from === 'reply' ? textIn(reply, name) : null)
    const after = id === null ? null : await readSnapshot(db, tenantId, kind, id)
    const differing =
      kind === 'people'
        ? { before: null, after: numbersIn(reply) }
        : auditDifference(before?.values ?? null, after?.values ?? null)
    await db.insert(auditEntries).values({
      ...{ tenantId, id: randomUUID(), at: now, actorId: actor.id, actorRole: actor.role, action },
      ...{ targetKind: kind, targetId: id, targetName: nameOf(kind, before?.name ?? after?.name) },
      ...{ address, requestId, ...differing },
    })
  }
}

/** How many of what, where there are too many to name. */
function numbersIn(reply: unknown): AuditValues {
  const values = typeof reply === 'object' && reply !== null ? Object.entries(reply) : []
  return Object.fromEntries(
    values.flatMap(([name, value]: [string, unknown]) => {
      if (Array.isArray(value)) return [[name, value.length]]
      return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : []
    }),
  )
}

const NAME_LENGTH = 200

/** The tenant is the one whose log it is. */
function nameOf(kind: AuditKind, name: string | null | undefined): string | null {
  return kind === 'tenant' ? null : (name?.slice(0, NAME_LENGTH) ?? null)
}

function textIn(values: unknown, name: string): string | null {
  if (typeof values !== 'object' || values === null) return null
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : null
}

import { and, eq, inArray, not } from 'drizzle-orm'
import type { AuditEntry } from '#shared/contract/audit.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { teams } from '#server/db/schema/teams.ts'
import { isRemovedAddress } from '#server/lib/removed-account.ts'

/** Names in the log that hold ids of people or of teams, one or several. */
const NAMING = [
  ...['teams', 'leads', 'team_id', 'person_id', 'addressee_id'],
  ...['claimed_by', 'rated_by', 'ended_by', 'decided_by', 'translators'],
]

const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What people and teams are called that these lines name by their ids. */
export async function readNames(
  db: Database,
  tenantId: string,
  entries: readonly Pick<AuditEntry, 'before' | 'after'>[],
): Promise<Record<string, string>> {
  const ids = [...new Set(entries.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]))]
  if (ids.length === 0) return {}
  const [persons, groups] = await Promise.all([
    db
      .select({ id: people.id, name: people.displayName })
      .from(people)
      .where(
        and(eq(people.tenantId, tenantId), inArray(people.id, ids), not(isRemovedAddress(people.email))),
      ),
    db
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(and(eq(teams.tenantId, tenantId), inArray(teams.id, ids))),
  ])
  return Object.fromEntries([...persons, ...groups].map(({ id, name }) => [id, name]))
}

function idsIn(values: AuditEntry['before']): string[] {
  const said = NAMING.flatMap((name) => (values && name in values ? [values[name]] : []))
  return JSON.stringify(said).match(UUIDS) ?? []
}

import { createHash, randomBytes } from 'node:crypto'

/** Either storage, opened while no server has it. */
export type Query = (sql: string, params: readonly unknown[]) => Promise<unknown>

const ONE = 'player@demo.waymark.test'
/** The tenant at the server's own address: people of the same names are in the demo's other ones. */
const FIRST = '(select id from tenants where is_default)'

/**
 * Copies a demo player many times, each shown around, enrolled and with a session of its own: logging in is slow on purpose and not
 * what is measured here. Returns the tokens of the sessions.
 */
export async function makePlayers(query: Query, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await query(
    `create temporary table copies as
      select hash, gen_random_uuid() as id, 'bench' || n as name from unnest($1::text[]) with ordinality as given (hash, n)`,
    [hashes],
  )
  await query(
    `insert into people (tenant_id, id, username, email, first_name, last_name, display_name, role, password_hash,
        agreed_at, is_tutorial_seen, created_at)
      select tenant_id, copies.id, copies.name, copies.name || '@bench.test', first_name, last_name, display_name, role,
        password_hash, agreed_at, true, created_at
      from people, copies where email = $1 and people.tenant_id = ${FIRST}`,
    [ONE],
  )
  await query(
    `insert into enrolments (tenant_id, person_id, adventure_id, is_active, created_at)
      select enrolments.tenant_id, copies.id, adventure_id, is_active, enrolments.created_at
      from enrolments join people on people.id = person_id and people.tenant_id = enrolments.tenant_id, copies
      where email = $1 and people.tenant_id = ${FIRST}`,
    [ONE],
  )
  await query(
    `insert into sessions (tenant_id, token_hash, person_id, created_at, seen_at)
      select people.tenant_id, hash, people.id, now(), now() from people join copies using (id)`,
    [],
  )
  await query('analyze', [])
  return tokens
}

/** What the demo's players are owed if nothing was lost or given twice: both must be the same number. */
export const BOOKS = `select (select sum(points) from ledger_entries)::int as ledger, (select sum(points) from wallets)::int as wallets`

import { createHash, randomBytes } from 'node:crypto'
import type { Query } from '../server/players.ts'

const PLAYER = 'player@demo.waymark.test'
/** Different numbers of points that people have. */
const NUMBERS = 5000

/** So many players with points of this month, and sessions of one in their middle; returns their tokens. */
export async function fillPeople(query: Query, people: number, sessions: number): Promise<string[]> {
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await query(
    `insert into people (tenant_id, id, username, email, first_name, last_name, display_name, role, password_hash,
        agreed_at, created_at)
      select one.tenant_id, gen_random_uuid(), 'rank' || n, 'rank' || n || '@bench.test', first_name, last_name,
        display_name || ' ' || n, 'player', password_hash, agreed_at, one.created_at
      from people one join tenants on tenants.id = one.tenant_id and tenants.name = 'lantern', generate_series(1, $2::int) as n
      where email = $1`,
    [PLAYER, people],
  )
  await query(
    `insert into ledger_entries (tenant_id, person_id, reason, source, cycle, points, coins, day, created_at)
      select tenant_id, id, 'task', 'bench', '1', 1 + (substr(username, 5)::bigint * 7919) % $1::int, 0, current_date, now()
      from people where email like 'rank%@bench.test'`,
    [NUMBERS],
  )
  await query(`select rebuild_points(id) from tenants where name = 'lantern'`, [])
  await query(
    `insert into sessions (tenant_id, token_hash, person_id, created_at, seen_at)
      select tenant_id, hash, id, now(), now() from people, unnest($2::text[]) as given (hash)
      where username = 'rank' || $1::int`,
    [Math.round(people / 2), hashes],
  )
  await query('analyze', [])
  return tokens
}

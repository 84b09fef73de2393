import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Query } from '../server/players.ts'

const PLAYER = 'player@demo.waymark.test'

/** Of a team: so many players, each with so many works that wait and as many that are rated. */
export interface Amount {
  players: number
  each: number
}

const Found = z.array(z.object({ id: z.uuid() })).check(z.minLength(1))

/**
 * A leader of their own with a team of copied demo players and what they handed in, a second after each other; all others of the
 * tenant stay. Returns the tokens of so many sessions of the leader, for one may not ask that often, and the id of a player.
 */
export async function fillTeam(
  query: Query,
  { players, each }: Amount,
  sessions: number,
): Promise<{ tokens: string[]; playerId: string }> {
  const name = `team${players}`
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await query(
    `insert into people (tenant_id, id, username, email, first_name, last_name, display_name, role, password_hash,
        agreed_at, created_at)
      select people.tenant_id, gen_random_uuid(), $2 || n, $2 || n || '@bench.test', first_name, last_name,
        display_name || ' ' || n, case when n = 0 then 'leader' else 'player' end, password_hash, agreed_at, people.created_at
      from people join tenants on tenants.id = people.tenant_id and tenants.name = 'lantern', generate_series(0, $3::int) as n
      where email = $1`,
    [PLAYER, name, players],
  )
  await query(
    `insert into teams (tenant_id, id, name, created_at)
      select tenant_id, gen_random_uuid(), $1, now() from people where username = $1 || '0'`,
    [name],
  )
  for (const [table, isIn] of [
    ['team_leaders', `people.username = $1 || '0'`],
    ['team_members', `people.username <> $1 || '0'`],
  ] as const) {
    await query(
      `insert into ${table} (tenant_id, team_id, person_id, created_at)
        select people.tenant_id, teams.id, people.id, now() from people join teams
          on teams.tenant_id = people.tenant_id and teams.name = $1
        where people.email like $1 || '%@bench.test' and ${isIn}`,
      [name],
    )
  }
  await query(
    `insert into enrolments (tenant_id, person_id, adventure_id, is_active, created_at)
      select enrolments.tenant_id, people.id, adventure_id, is_active, enrolments.created_at
      from enrolments join people as one on one.tenant_id = enrolments.tenant_id and one.id = person_id,
        people where one.email = $1 and people.tenant_id = one.tenant_id and people.email like $2 || '%@bench.test'`,
    [PLAYER, name],
  )
  await query(
    `insert into attempts (tenant_id, id, person_id, adventure_id, task_id, is_review, state, started_at, finished_at)
      select tenant_id, gen_random_uuid(), person_id, adventure_id, $1 || '-' || n, false, '{}', at, at
      from (select enrolments.*, n, now() - interval '1 day' + n * interval '1 second' as at
        from enrolments join people on people.tenant_id = enrolments.tenant_id and people.id = person_id,
          generate_series(1, $2::int * 2) as n
        where is_active and people.email like $1 || '%@bench.test' and people.role = 'player') as handed`,
    [name, each],
  )
  await query(
    `insert into reviews (tenant_id, person_id, adventure_id, task_id, attempt_id, points, coins, handed_in_at, stars, rated_by,
        rated_at)
      select attempts.tenant_id, person_id, adventure_id, task_id, attempts.id, 100, 10, finished_at,
        case when is_rated then 4 end, case when is_rated then leader.id end, case when is_rated then finished_at end
      from (select *, split_part(task_id, '-', 2)::int > $2 as is_rated from attempts where task_id like $1 || '-%') as attempts
        join people as leader on leader.tenant_id = attempts.tenant_id and leader.username = $1 || '0'`,
    [name, each],
  )
  await query(
    `insert into sessions (tenant_id, token_hash, person_id, created_at, seen_at)
      select tenant_id, hash, id, now(), now() from people, unnest($2::text[]) as given (hash) where username = $1 || '0'`,
    [name, hashes],
  )
  await query('analyze', [])
  const [player] = z.parse(Found, await query(`select id from people where username = $1 || '1'`, [name]))
  return { tokens, playerId: player?.id ?? '' }
}

/** How often whole tables were read since the statistics began; PostgreSQL alone counts them. */
export async function scansOf(query: Query): Promise<{ reviews: number; byIndex: number }> {
  const Scans = z.array(z.object({ reviews: z.coerce.number(), by_index: z.coerce.number() }))
  const [row] = z.parse(
    Scans,
    await query(
      `select seq_scan as reviews, idx_scan as by_index from pg_stat_user_tables where relname = 'reviews'`,
      [],
    ),
  )
  return { reviews: row?.reviews ?? NaN, byIndex: row?.by_index ?? NaN }
}

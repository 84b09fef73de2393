import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Query } from '../server/players.ts'

/** In one team. */
const TEAM = 50
/** Attempts of one person: the tasks of the adventure, each once. */
const EVENTS_AN_ATTEMPT = 10
const PLAYER = 'player@demo.waymark.test'

const Task = z.object({
  id: z.string(),
  content: z.object({ type: z.string(), questions: z.optional(z.array(z.object({ id: z.string() }))) }),
})
const Published = z.object({
  adventures: z.array(z.object({ id: z.string(), missions: z.array(z.object({ tasks: z.array(Task) })) })),
})

/** Whose figures are asked for. */
export interface Asking {
  /** Tokens of sessions: one may not ask that often. */
  leader: string[]
  admin: string[]
  /** The leader's. */
  teamId: string
  /** What they play. */
  adventureId: string
}

/**
 * A tenant in which about so many attempts were made, and ten times as many events recorded: by teams of fifty, one of which has a leader
 * of its own. Everybody finished every task of the demo's map once, a minute after the one before.
 * @param sessions how many each of the two has
 */
export async function fillTenant(query: Query, attempts: number, sessions: number): Promise<Asking> {
  const tasks = tasksOfDemo()
  const teams = Math.max(1, Math.round(attempts / tasks.length / TEAM))
  await query(
    `insert into people (tenant_id, id, username, email, first_name, last_name, display_name, role, password_hash,
        agreed_at, created_at)
      select one.tenant_id, gen_random_uuid(), 'fig' || n, 'fig' || n || '@bench.test', first_name, last_name,
        display_name || ' ' || n, case n when -1 then 'admin' when 0 then 'leader' else 'player' end, password_hash, agreed_at,
        one.created_at
      from people one join tenants on tenants.id = one.tenant_id and tenants.name = 'lantern', generate_series(-1, $2::int) as n
      where email = $1`,
    [PLAYER, teams * TEAM],
  )
  await query(
    `insert into teams (tenant_id, id, name, created_at)
      select tenant_id, gen_random_uuid(), 'fig' || n, now() from people, generate_series(1, $1::int) as n where username = 'fig0'`,
    [teams],
  )
  await query(
    `insert into team_members (tenant_id, team_id, person_id, created_at)
      select person.tenant_id, team.id, person.id, now()
      from (select *, substr(username, 4)::int as n from people where email like 'fig%@bench.test') as person
      join teams team on team.tenant_id = person.tenant_id and team.name = 'fig' || ((n - 1) / $1::int + 1)
      where n > 0`,
    [TEAM],
  )
  await query(
    `insert into team_leaders (tenant_id, team_id, person_id, created_at)
      select person.tenant_id, team.id, person.id, now() from people person
      join teams team on team.tenant_id = person.tenant_id and team.name = 'fig1' where person.username = 'fig0'`,
    [],
  )
  await query(
    `insert into enrolments (tenant_id, person_id, adventure_id, is_active, created_at)
      select enrolled.tenant_id, person.id, adventure_id, is_active, now() - interval '40 days'
      from enrolments enrolled join people one on one.tenant_id = enrolled.tenant_id and one.id = enrolled.person_id,
        people person
      where one.email = $1 and enrolled.is_active and person.tenant_id = one.tenant_id and person.email like 'fig%@bench.test'
        and person.role = 'player'`,
    [PLAYER],
  )
  await query(
    `insert into attempts (tenant_id, id, person_id, adventure_id, task_id, is_review, state, started_at, finished_at,
        finish_reply)
      select enrolled.tenant_id, gen_random_uuid(), enrolled.person_id, enrolled.adventure_id, task.id, false, task.state,
        at, at + interval '1 minute' * (1 + hashtext(person.username || task.id) % 5), '{"isPassed": true}'
      from enrolments enrolled
      join people person on person.tenant_id = enrolled.tenant_id and person.id = enrolled.person_id
        and person.email like 'fig%@bench.test'
      cross join jsonb_to_recordset($1::jsonb) as task (id text, place int, state jsonb)
      cross join lateral (
        select now() - interval '1 minute' * (abs(hashtext(person.username)) % 50000 + 1000 - task.place * 10) as at
      ) moment`,
    [JSON.stringify(tasks)],
  )
  await query(
    `insert into completions (tenant_id, person_id, adventure_id, task_id, attempt_id, points, day, completed_at)
      select tenant_id, person_id, adventure_id, task_id, attempt.id, 10, finished_at::date, finished_at
      from attempts attempt join people person using (tenant_id) where person.id = person_id and person.email like 'fig%@bench.test'`,
    [],
  )
  await query(
    `insert into events (tenant_id, person_id, id, name, payload, metadata, received_at)
      select tenant_id, person_id, gen_random_uuid(), 'location',
        jsonb_build_object('url', 'https://bench.test/#/app/game/plot/task/' || task_id || '/1'),
        jsonb_build_object('time', started_at, 'browser', 'Mozilla/5.0 Chrome/141.0 Safari/537.36', 'screen',
          '{"width": 1920, "height": 1080, "innerWidth": 1900, "innerHeight": 950}'::jsonb), started_at
      from attempts, generate_series(1, $1::int)`,
    [EVENTS_AN_ATTEMPT],
  )
  const leader = await sessionsOf(query, 'fig0', sessions)
  const admin = await sessionsOf(query, 'fig-1', sessions)
  await query('analyze', [])
  const [found] = z.parse(
    z.array(z.object({ team: z.uuid(), adventure: z.uuid() })).check(z.minLength(1)),
    await query(
      `select team.id as team, enrolled.adventure_id as adventure from teams team
        join team_members member on member.tenant_id = team.tenant_id and member.team_id = team.id
        join enrolments enrolled on enrolled.tenant_id = team.tenant_id and enrolled.person_id = member.person_id
        where team.name = 'fig1' limit 1`,
      [],
    ),
  )
  return { leader, admin, teamId: found?.team ?? '', adventureId: found?.adventure ?? '' }
}

/** With what the rule of an exam keeps of a paper. */
function tasksOfDemo(): { id: string; place: number; state: unknown }[] {
  const published: unknown = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  return z
    .parse(Published, published)
    .adventures.filter(({ id }) => id === 'lantern-isles')
    .flatMap(({ missions }) => missions.flatMap(({ tasks }) => tasks))
    .map(({ id, content: { type, questions = [] } }, place) => {
      const given = Object.fromEntries(questions.map((one) => [one.id, { answers: ['a'], sureness: 8 }]))
      return { id, place, state: type === 'egzamin' ? { type, questions, given } : { type } }
    })
}

async function sessionsOf(query: Query, username: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await query(
    `insert into sessions (tenant_id, token_hash, person_id, created_at, seen_at)
      select tenant_id, hash, id, now(), now() from people, unnest($2::text[]) as given (hash) where username = $1`,
    [username, hashes],
  )
  return tokens
}

import * as z from 'zod/mini'
import type { Query } from '../server/players.ts'

/** `makePlayers` calls them bench1, bench2 and so on, in their order. */
const MAKE = `with made as (
    insert into teams (tenant_id, id, name, created_at)
      select tenant_id, gen_random_uuid(), 'Bench pilots', now() from people where username = 'bench1'
      returning tenant_id, id),
  joined as (
    insert into team_members (tenant_id, team_id, person_id, created_at)
      select people.tenant_id, made.id, people.id, now() from people join made using (tenant_id)
      where username ~ '^bench[0-9]+$' and substring(username from 6)::int <= $1)
  select id from made`

const Made = z.array(z.object({ id: z.uuid() })).check(z.length(1))

/** Puts the first players into a team of their own. @returns its id */
export async function makePilots(query: Query, count: number): Promise<string> {
  const [team] = z.parse(Made, await query(MAKE, [count]))
  return team?.id ?? ''
}

import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { adventures } from './schema/adventures.ts'

/**
 * Of a row that is joined with its adventure: the version of it that a person sees. Members and leaders of a team in use that a trial is for
 * see that one (decision 111), everybody else what is published for all. Null where no adventure was joined.
 * @param person a column of another table than `adventures`, or a value
 */
export function versionSeenBy(person: AnyPgColumn | SQL): SQL<string> {
  return sql<string>`coalesce((
    select trial.version_id from adventure_trials as trial
      where trial.tenant_id = ${adventures}.tenant_id and trial.adventure_id = ${adventures}.id and exists (
        select from adventure_trial_teams as tried
          join teams as team on team.tenant_id = tried.tenant_id and team.id = tried.team_id
          where tried.tenant_id = trial.tenant_id and tried.adventure_id = trial.adventure_id
            and team.archived_at is null and (
              exists (select from team_members as member where member.tenant_id = team.tenant_id
                and member.team_id = team.id and member.person_id = ${person})
              or exists (select from team_leaders as leader where leader.tenant_id = team.tenant_id
                and leader.team_id = team.id and leader.person_id = ${person})))
    ), ${adventures}.version_id)`
}

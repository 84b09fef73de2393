import { sql, type SQL } from 'drizzle-orm'
import type { AuditKind, AuditValues } from '#shared/domain/audit.ts'
import type { Database } from '#server/db/database.ts'

/** A thing as the log has it. */
export interface Snapshot {
  /** Null where it has none, or is a person's. */
  name: string | null
  values: AuditValues
}

interface Shown {
  /** The id is a UUID; otherwise a plain word. */
  isUuid: boolean
  /** A query of one row at most, with the columns `name` and `values`. Columns are named one by one: no secret and no address is among them. */
  query: (tenantId: string, id: string) => SQL
}

const byUuid = (query: Shown['query']): Shown => ({ isUuid: true, query })
const byWord = (query: Shown['query']): Shown => ({ isUuid: false, query })

/** A row of a table with these columns. */
const row = (table: string, columns: string, name = 'null', key = 'id'): Shown['query'] => {
  const pairs = columns
    .split(' ')
    .map((column) => `'${column}', ${column}`)
    .join(', ')
  const select = `select ${name} as name, jsonb_build_object(${pairs}) as "values" from ${table}`
  return (tenantId, id) =>
    sql`${sql.raw(select)} where tenant_id = ${tenantId} and ${sql.raw(key)} = ${id} limit 1`
}

const ANY_LANGUAGE = (column: string, path = '') =>
  `(select value ${path} from jsonb_each(${column}) order by key limit 1)`

const KINDS: Readonly<Record<Exclude<AuditKind, 'people'>, Shown>> = {
  tenant: byUuid(
    (_, id) => sql`
      select look ->> 'title' as name,
        jsonb_build_object(
          'look', look, 'features', features, 'languages', languages, 'default_language', default_language,
          'time_zone', time_zone, 'words', words, 'registration', registration,
          'registration_domains', registration_domains, 'registration_contact', registration_contact,
          'demanded_agreement', demanded_agreement, 'has_captcha_secret', captcha_secret is not null,
          'agreement', (select max(number) from agreement_versions where tenant_id = tenants.id),
          'params', (select coalesce(jsonb_object_agg(one ->> 'configKey', one -> 'configValue'), '{}')
            from jsonb_array_elements(params) one)
        ) as "values"
      from tenants where id = ${id}`,
  ),
  person: byUuid(
    (tenantId, id) => sql`
      select null as name,
        jsonb_build_object(
          'role', role, 'more_roles', more_roles, 'is_disabled', is_disabled, 'extra_exam_time', extra_exam_time,
          -- which, and not what: it may say why somebody needs it
          'accommodations', (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(accommodations) key),
          'teams', (select coalesce(jsonb_agg(team_id order by team_id), '[]') from team_members
            where tenant_id = people.tenant_id and person_id = people.id),
          'leads', (select coalesce(jsonb_agg(team_id order by team_id), '[]') from team_leaders
            where tenant_id = people.tenant_id and person_id = people.id),
          'has_second_factor', exists (select 1 from totp_secrets where tenant_id = people.tenant_id
            and person_id = people.id and confirmed_at is not null) or exists (select 1 from passkeys
            where tenant_id = people.tenant_id and person_id = people.id),
          'address_corrections', (select count(*) from mailed_links where tenant_id = people.tenant_id
            and person_id = people.id and kind = 'email'),
          'reset_links', (select count(*) from mailed_links where tenant_id = people.tenant_id
            and person_id = people.id and kind = 'reset'),
          'sessions', (select count(*) from sessions where tenant_id = people.tenant_id and person_id = people.id)
        ) as "values"
      from people where tenant_id = ${tenantId} and id = ${id}`,
  ),
  team: byUuid(
    (tenantId, id) => sql`
      select name,
        jsonb_build_object(
          'name', name, 'archived_at', archived_at,
          'weekly_goal', (select target from team_goals where tenant_id = teams.tenant_id and team_id = teams.id)
        ) as "values"
      from teams where tenant_id = ${tenantId} and id = ${id}`,
  ),
  assignment: byUuid(row('assignments', 'adventure_id person_id team_id due_on')),
  invitation: byUuid(row('mailed_links', 'language expires_at used_at', "invited ->> 'role'")),
  season: byUuid(row('seasons', 'name starts_on ends_on goal', ANY_LANGUAGE('name', "#>> '{}'"))),
  item: byUuid(
    row(
      'shop_items',
      'kind words price stock art is_hidden is_for_teams opens_on closes_on',
      ANY_LANGUAGE('words', "->> 'name'"),
    ),
  ),
  order: byUuid(row('shop_orders', 'item_id person_id price state ended_by')),
  review: byUuid(
    row(
      'reviews',
      'person_id task_id adventure_id claimed_by claimed_until stars rated_by may_repeat',
      'task_id',
    ),
  ),
  signOff: byUuid(row('sign_offs', 'person_id training decided_by is_given', 'training')),
  session: byUuid(
    row(
      'coaching_sessions',
      'person_id words place starts_at ends_at seats audience cancelled_at',
      ANY_LANGUAGE('words', "->> 'title'"),
    ),
  ),
  message: byUuid(
    row(
      'messages',
      'type words link audience team_id addressee_id send_at sent_at',
      ANY_LANGUAGE('words', "->> 'title'"),
    ),
  ),
  package: byUuid(
    row(
      'packages',
      'file_name adventure_id mission_id name points coins minutes is_leader_accept_required placed_at',
      'coalesce(name, file_name)',
    ),
  ),
  quiz: byUuid(row('live_quizzes', 'adventure_id task_id seconds phase at', 'task_id')),
  preview: byUuid(row('content_previews', 'folder number version_id', 'folder')),
  errorGroup: byWord(row('error_groups', 'message resolved_at', 'message', 'key')),
  draft: byWord(
    (tenantId, id) => sql`
      select ${id}::text as name,
        jsonb_build_object(
          'revision', (select revision from content_drafts where tenant_id = ${tenantId} and folder = ${id}),
          'builds', (select count(*) from content_builds where tenant_id = ${tenantId} and folder = ${id}),
          'version', (select max(number) from adventure_publications p join adventures a
            on a.tenant_id = p.tenant_id and a.id = p.adventure_id
            where a.tenant_id = ${tenantId} and a.folder = ${id}),
          'translators', (select coalesce(jsonb_agg(person_id || ' ' || language order by person_id, language), '[]')
            from content_translators where tenant_id = ${tenantId} and folder = ${id})
        ) as "values"
      where exists (select 1 from content_drafts where tenant_id = ${tenantId} and folder = ${id})
        or exists (select 1 from adventures where tenant_id = ${tenantId} and folder = ${id})`,
  ),
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const WORD = /^[\w.-]{1,200}$/

/** The thing as it is now; null where it is not there, or the id is none. */
export async function readSnapshot(
  db: Database,
  tenantId: string,
  kind: AuditKind,
  id: string,
): Promise<Snapshot | null> {
  if (kind === 'people') return null
  const { isUuid, query } = KINDS[kind]
  if (!(isUuid ? UUID : WORD).test(id)) return null
  const [found] = await db
    .select({ name: sql<string | null>`name`, values: sql<AuditValues>`"values"` })
    .from(sql`(${query(tenantId, id)}) as snapshot`)
  return found ?? null
}

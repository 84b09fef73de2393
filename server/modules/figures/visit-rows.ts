import { sql } from 'drizzle-orm'
import { WINDOW_WIDTHS } from '#shared/domain/visits.ts'

/** Words of addresses below `/app/game/plot` that are followed by a mission's id (ROUTE-3). */
export const MISSION_WORDS = [
  ...['map', 'mission', 'LMS', 'board', 'destination', 'onboarding', 'easter_egg', 'list'],
] as const

const PATH = '/app/game/plot/([A-Za-z_]+)/([A-Za-z0-9_.~-]+)'
const width = sql`(event.metadata -> 'screen' ->> 'innerWidth')::float`
const agent = sql`(event.metadata ->> 'browser')`
const { tablet, computer } = WINDOW_WIDTHS

/** Columns of `events event`, which is joined with `path` as `address`. */
export const VISITS = {
  path: sql`regexp_match(event.payload ->> 'url', ${sql.raw(`'${PATH}'`)})`,
  /** 'task', 'mission', or null for what is neither. */
  word: sql`case when address.path[1] = 'task' then 'task'
    when address.path[1] = any(${sql.raw(`'{${MISSION_WORDS.join(',')}}'::text[]`)}) then 'mission' end`,
  place: sql`address.path[2]`,
  size: sql`case when ${width} < ${sql.raw(String(tablet))} then 'phone'
    when ${width} < ${sql.raw(String(computer))} then 'tablet'
    when ${width} is not null then 'computer' end`,
  /** The first that is found counts: most browsers also claim to be another one. */
  browser: sql`case when ${agent} ~ 'Edg(e|A|iOS)?/' then 'Edge' when ${agent} ~ 'OP[RT]/' then 'Opera'
    when ${agent} ~ 'SamsungBrowser/' then 'Samsung Internet' when ${agent} ~ '(Firefox|FxiOS)/' then 'Firefox'
    when ${agent} ~ '(Chrome|CriOS|HeadlessChrome)/' then 'Chrome' when ${agent} ~ 'Safari/' then 'Safari' end`,
}

import { and, asc, eq, sql } from 'drizzle-orm'
import { cutText } from '#shared/domain/cut-text.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { presences } from '#server/db/schema/play.ts'
import type { Who } from './player-progress.ts'
import { areThere } from './presence.ts'
import { isMateOf } from './teammates.ts'

/** How many are named at most on a whole map (ALIVE-1); of the others it is said how many they are. */
export const MOST_MATES = 12
/** Signs of a name that are shown. */
const NAME_SIGNS = 24
/** What the names may add to a reply, as JSON. */
export const MATES_BYTES = 1000

/**
 * Names of teammates who are in each of the missions now, for who plays in their team: not for who only leads it. Anyone who switched off to be seen among active players is in none; places share the
 * names: each has its first one before any has its second.
 */
export async function readMates(
  db: Database,
  who: Omit<Who, 'timeZone'>,
  missionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string[]>> {
  if (missionIds.length === 0) return new Map()
  const there = db
    .select({
      missionId: presences.missionId,
      name: people.displayName,
      rank: sql<number>`row_number() over (
        partition by ${presences.missionId} order by ${presences.seenAt} desc, ${people.id})::int`.as('rank'),
    })
    .from(presences)
    .innerJoin(people, and(eq(people.tenantId, presences.tenantId), eq(people.id, presences.personId)))
    .where(
      and(
        areThere(db, who, missionIds, now),
        eq(people.isDisabled, false),
        isMateOf(who, presences.personId),
      ),
    )
    .as('there')
  const rows = await db.select().from(there).orderBy(asc(there.rank), there.missionId).limit(MOST_MATES)
  return withinBytes(rows.map(({ missionId, name }) => [missionId, shortName(name)]))
}

function shortName(name: string): string {
  return name.length > NAME_SIGNS ? `${cutText(name, NAME_SIGNS).trimEnd()}…` : name
}

/** As many of the names as fit, by place. */
function withinBytes(named: readonly (readonly [string, string])[]): ReadonlyMap<string, string[]> {
  const mates = new Map<string, string[]>()
  let bytes = 0
  for (const [missionId, name] of named) {
    const known = mates.get(missionId)
    // the name with its comma, or with what the field adds
    bytes += Buffer.byteLength(JSON.stringify(name)) + (known ? 1 : ',"mates":[]'.length)
    if (bytes > MATES_BYTES) break
    if (known) known.push(name)
    else mates.set(missionId, [name])
  }
  return mates
}

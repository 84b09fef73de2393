import { and, eq } from 'drizzle-orm'
import type { changeProfile, Profile } from '#shared/contract/player.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'

type PlayerVisit = VisitOf<typeof changeProfile>
type ProfileChange = HandlerInput<typeof changeProfile>['body']

/** The columns that may leave, by the names they have on the wire. */
const SHOWN = {
  id: people.id,
  username: people.username,
  email: people.email,
  firstName: people.firstName,
  lastName: people.lastName,
  displayName: people.displayName,
  role: people.role,
  language: people.language,
  timeZone: people.timeZone,
}

const isMe = ({ player }: PlayerVisit) => and(eq(people.tenantId, player.tenantId), eq(people.id, player.id))

export async function readOwnProfile(visit: PlayerVisit): Promise<Profile> {
  const [profile] = await visit.db.select(SHOWN).from(people).where(isMe(visit))
  if (!profile) throw notFound()
  return profile
}

/** @throws Problem 422 for a language that the tenant does not offer */
export async function changeOwnProfile(change: ProfileChange, visit: PlayerVisit): Promise<Profile> {
  if (change.language !== undefined && !visit.tenant.languages.includes(change.language)) {
    throw refusedField('language', 'is not offered here')
  }
  if (Object.keys(change).length === 0) return readOwnProfile(visit)
  const [profile] = await visit.db.update(people).set(change).where(isMe(visit)).returning(SHOWN)
  if (!profile) throw notFound()
  return profile
}

import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Profile } from '#shared/contract/player.ts'
import type { changeProfile } from '#shared/contract/profile-change.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { Database } from '#server/db/database.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { notFound, refusedField, signedOut } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { lockPerson } from '#server/lib/accounts.ts'
import { withAccommodations } from '#server/lib/accommodations.ts'
import { readPerson } from '#server/lib/profiles.ts'

type PlayerVisit = VisitOf<typeof changeProfile>
type ProfileChange = HandlerInput<typeof changeProfile>['body']

export async function readOwnProfile({ db, now, player }: PlayerVisit): Promise<Profile> {
  const profile = await readPerson(db, player, now)
  if (!profile) throw notFound()
  return profile
}

/** @throws Problem 422 for a language that the tenant does not offer */
export async function changeOwnProfile(change: ProfileChange, visit: PlayerVisit): Promise<Profile> {
  const { db, tenant, player } = visit
  if (change.language !== undefined && !tenant.languages.includes(change.language)) {
    throw refusedField('language', 'is not offered here')
  }
  if (Object.keys(change).length > 0) await db.transaction((tx) => keep(change, player, tx))
  return readOwnProfile(visit)
}

async function keep(
  { privacy, accommodations, ...change }: ProfileChange,
  { tenantId, id }: PlayerVisit['player'],
  tx: Database,
) {
  // the account may have been removed meanwhile
  if (!(await lockPerson(tx, tenantId, id))) throw signedOut()
  await tx
    .update(people)
    .set({
      ...change,
      ...(change.avatarSprite && { avatarSprite: bare(change.avatarSprite) }),
      // another tab may have turned another one
      ...(privacy && { privacy: sql`${people.privacy} || ${JSON.stringify(privacy)}::jsonb` }),
      ...(accommodations && { accommodations: withAccommodations(accommodations) }),
    })
    .where(and(eq(people.tenantId, tenantId), eq(people.id, id)))
  // a face that is composed takes the place of the picture, which would hide it
  if (!change.avatarSprite) return
  await tx.delete(avatars).where(and(eq(avatars.tenantId, tenantId), eq(avatars.personId, id)))
}

/** What a face wears is bought: no change of a profile says it. */
function bare({ worn: _, ...face }: AvatarSprite): AvatarSprite {
  return face
}

import { sql, type SQL } from 'drizzle-orm'
import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { people } from '#server/db/schema/people.ts'

type PeopleColumns = Pick<typeof people, 'tenantId' | 'id' | 'avatarSprite'>

/** The composed face of a person as everybody sees it, with what it wears; null without one. @param of people, or an alias of them */
export function shownFace(of: PeopleColumns = people): SQL<AvatarSprite | null> {
  return sql<AvatarSprite | null>`${of.avatarSprite} || worn_parts(${of.tenantId}, ${of.id})`
}

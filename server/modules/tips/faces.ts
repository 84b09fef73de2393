import type { people } from '#server/db/schema/people.ts'
import { avatarAddress } from '#server/lib/profiles.ts'

/** What is read of a person whose name stands beside a tip. */
export interface FaceRow {
  id: string
  displayName: string
  picture: string | null
  avatarSprite: (typeof people.$inferSelect)['avatarSprite']
  privacy: (typeof people.$inferSelect)['privacy']
}

export interface ShownFace {
  displayName: string
  avatar: string | null
  avatarSprite: FaceRow['avatarSprite']
}

/** Null for everybody else where the person is no author of tips to them (people's privacy). */
export function faceFor(viewerId: string, row: FaceRow): ShownFace | null {
  if (row.id !== viewerId && row.privacy.isTipAuthor === false) return null
  return {
    displayName: row.displayName,
    avatar: row.picture === null ? null : avatarAddress(row.id, row.picture),
    avatarSprite: row.avatarSprite,
  }
}

import type { people } from '#server/db/schema/people.ts'
import { avatarAddress } from '#server/lib/profiles.ts'

/** What is read of a person whose name stands beside a tip. */
export interface FaceRow {
  id: string
  displayName: string
  picture: string | null
  avatarSprite: (typeof people.$inferSelect)['avatarSprite']
  /** Whether who reads sees this person as an author of tips (`seesAt`). */
  isSeen: boolean
}

export interface ShownFace {
  displayName: string
  avatar: string | null
  avatarSprite: FaceRow['avatarSprite']
}

/** Null where the person is no author of tips to who reads. */
export function faceOf(row: FaceRow): ShownFace | null {
  if (!row.isSeen) return null
  return {
    displayName: row.displayName,
    avatar: row.picture === null ? null : avatarAddress(row.id, row.picture),
    avatarSprite: row.avatarSprite,
  }
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import type { changeProfile, Profile } from '#shared/contract/player.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { avatars, people } from '#server/db/schema/people.ts'
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
  formOfAddress: people.formOfAddress,
  avatarSprite: people.avatarSprite,
  privacy: people.privacy,
  picture: avatars.version,
  pendingEmail: mailedLinks.email,
}

const isMe = ({ player }: PlayerVisit) => and(eq(people.tenantId, player.tenantId), eq(people.id, player.id))

export async function readOwnProfile(visit: PlayerVisit): Promise<Profile> {
  const [row] = await visit.db
    .select(SHOWN)
    .from(people)
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(
      mailedLinks,
      and(
        eq(mailedLinks.tenantId, people.tenantId),
        eq(mailedLinks.personId, people.id),
        eq(mailedLinks.kind, 'email'),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, visit.now),
      ),
    )
    .where(isMe(visit))
    .limit(1)
  if (!row) throw notFound()
  const { picture, privacy, ...profile } = row
  return {
    ...profile,
    privacy: { ...OPEN_PRIVACY, ...privacy },
    avatar: picture === null ? null : `/avatars/${profile.id}/${picture}.webp`,
  }
}

/** @throws Problem 422 for a language that the tenant does not offer */
export async function changeOwnProfile(change: ProfileChange, visit: PlayerVisit): Promise<Profile> {
  if (change.language !== undefined && !visit.tenant.languages.includes(change.language)) {
    throw refusedField('language', 'is not offered here')
  }
  if (Object.keys(change).length > 0) await visit.db.update(people).set(change).where(isMe(visit))
  return readOwnProfile(visit)
}

import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Profile } from '#shared/contract/player.ts'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import { isWorn, WORN } from '#shared/domain/goods.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { hasRole } from '#shared/domain/role-sets.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { shownFace } from './shown-face.ts'

/** The columns that may leave, by the names they have on the wire. */
const SHOWN = {
  id: people.id,
  username: people.username,
  email: people.email,
  firstName: people.firstName,
  lastName: people.lastName,
  displayName: people.displayName,
  role: people.role,
  moreRoles: people.moreRoles,
  language: people.language,
  timeZone: people.timeZone,
  formOfAddress: people.formOfAddress,
  avatarSprite: shownFace(),
  privacy: people.privacy,
  accommodations: people.accommodations,
  isCompletionShown: people.isCompletionShown,
  isTutorialSeen: people.isTutorialSeen,
  tourLeft: people.tourLeft,
  picture: avatars.version,
  pendingEmail: mailedLinks.email,
}

interface Whose {
  tenantId: string
  id: string
}

/** Everything about a person that the person may read. Null where there is nobody of this id. */
export async function readPerson(db: Database, { tenantId, id }: Whose, now: Date): Promise<Profile | null> {
  const [row] = await db
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
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .where(and(eq(people.tenantId, tenantId), eq(people.id, id)))
    .limit(1)
  if (!row) return null
  const { picture, privacy, accommodations, moreRoles: _, ...profile } = row
  const wardrobe = await readWardrobe(db, { tenantId, id })
  return {
    ...profile,
    isLeader: hasRole(row, 'leader'),
    privacy: { ...OPEN_PRIVACY, ...privacy },
    accommodations: { ...NO_ACCOMMODATIONS, ...accommodations },
    avatar: avatarAddress(profile.id, picture),
    ...(wardrobe.length > 0 && { wardrobe }),
  }
}

/** What somebody has bought for his or her face, in the shop that is on. */
async function readWardrobe(
  db: Database,
  { tenantId, id }: Whose,
): Promise<NonNullable<Profile['wardrobe']>> {
  const rows = await db
    .select({ orderId: shopOrders.id, kind: shopOrders.kind, isWorn: shopOrders.isUsed })
    .from(shopOrders)
    .innerJoin(tenants, eq(tenants.id, shopOrders.tenantId))
    .where(
      and(
        eq(shopOrders.tenantId, tenantId),
        eq(shopOrders.personId, id),
        eq(shopOrders.state, 'handed'),
        inArray(shopOrders.kind, [...WORN]),
        sql`(${tenants.features} ->> 'isShopEnabled')::boolean`,
      ),
    )
    .orderBy(shopOrders.kind)
  return rows.flatMap(({ kind, ...own }) => (isWorn(kind) ? [{ part: kind, ...own }] : []))
}

/** @param version of the person's own picture; null: there is none */
export function avatarAddress(personId: string, version: string | null): string | null {
  return version === null ? null : `/avatars/${personId}/${version}.webp`
}

import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { PublishedBuild } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { missingArt, type ServedArt } from '#server/other-adventures.ts'
import { DEMO_PEOPLE } from './people.ts'
import { DEMO_TENANTS } from './tenants.ts'

/**
 * Demo accounts that play, or could choose, an adventure of another folder whose pictures this server lacks play the
 * first one of this build instead. They stay enrolled in both, with all they did.
 * @returns a line for each adventure that they left
 */
export async function leaveUnplayable(
  db: Database,
  build: PublishedBuild,
  served: ServedArt,
): Promise<string[]> {
  const [first] = build.adventures
  if (!first) return []
  const lines = new Set<string>()
  for (const { tenantId, adventureId, folder, versionId } of await enrolledElsewhere(db, build)) {
    const missing = await missingArt(db, { tenantId, versionId }, served)
    if (missing === 0 || !(await moveDemo(db, { tenantId, from: adventureId, to: first.id }))) continue
    lines.add(
      `The demo accounts play "${first.id}" now: ${missing} pictures of "${folder}" are not on this server. What they did in "${folder}" stays.`,
    )
  }
  return [...lines]
}

const NAMES = DEMO_TENANTS.map(({ name }) => name)
const EMAILS = DEMO_PEOPLE.map(({ email }) => email)

/** What somebody of the demo is enrolled in that this build does not hold. */
function enrolledElsewhere(db: Database, build: PublishedBuild) {
  return db
    .selectDistinct({
      tenantId: adventures.tenantId,
      adventureId: adventures.id,
      folder: adventures.folder,
      versionId: adventures.versionId,
    })
    .from(adventures)
    .innerJoin(tenants, eq(tenants.id, adventures.tenantId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.tenantId, adventures.tenantId), eq(enrolments.adventureId, adventures.id)),
    )
    .innerJoin(people, and(eq(people.tenantId, enrolments.tenantId), eq(people.id, enrolments.personId)))
    .where(
      and(
        inArray(tenants.name, NAMES),
        inArray(people.email, EMAILS),
        notInArray(
          adventures.folder,
          build.adventures.map(({ id }) => id),
        ),
      ),
    )
}

/** @returns whether anybody moved; anyone who plays a third adventure stays there */
async function moveDemo(
  db: Database,
  { tenantId, from, to }: { tenantId: string; from: string; to: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const inTenant = eq(enrolments.tenantId, tenantId)
    const demo = await tx
      .select({ id: enrolments.personId })
      .from(enrolments)
      .innerJoin(people, and(eq(people.tenantId, enrolments.tenantId), eq(people.id, enrolments.personId)))
      .where(and(inTenant, eq(enrolments.adventureId, from), inArray(people.email, EMAILS)))
    const isDemo = inArray(
      enrolments.personId,
      demo.map(({ id }) => id),
    )
    await tx
      .update(enrolments)
      .set({ isActive: false })
      .where(and(inTenant, isDemo, eq(enrolments.adventureId, from)))
    const playing = await tx
      .select({ id: enrolments.personId })
      .from(enrolments)
      .where(and(inTenant, isDemo, eq(enrolments.isActive, true)))
    const others = demo.filter(({ id }) => !playing.some((one) => one.id === id))
    if (others.length === 0) return false
    const moved = await tx
      .update(enrolments)
      .set({ isActive: true })
      .from(adventures)
      .where(
        and(
          inTenant,
          inArray(
            enrolments.personId,
            others.map(({ id }) => id),
          ),
          eq(adventures.tenantId, enrolments.tenantId),
          eq(adventures.id, enrolments.adventureId),
          eq(adventures.folder, to),
        ),
      )
      .returning({ id: enrolments.personId })
    return moved.length > 0
  })
}

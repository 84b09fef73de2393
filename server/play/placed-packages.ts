import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import type { PlacedPackage } from './with-packages.ts'

/** What a tenant has put into the missions of an adventure, in the order in which it was put there. */
export async function placedPackages(
  db: Database,
  { tenantId, adventureId }: { tenantId: string; adventureId: string },
): Promise<PlacedPackage[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.tenantId, tenantId), eq(packages.adventureId, adventureId)))
    .orderBy(asc(packages.placedAt), asc(packages.id))
  return rows.flatMap(({ id, missionId, name, goal, points, coins, minutes, content }) =>
    missionId === null ? [] : [{ id, missionId, name, goal, points, coins, minutes, content }],
  )
}

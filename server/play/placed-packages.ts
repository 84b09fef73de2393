import { and, asc, eq, inArray } from 'drizzle-orm'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
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
  const named = [...new Set(rows.flatMap(({ editions }) => Object.values(editions)))]
  const others =
    named.length === 0
      ? []
      : await db
          .select({ id: packages.id, content: packages.content })
          .from(packages)
          .where(and(eq(packages.tenantId, tenantId), inArray(packages.id, named)))
  return rows.flatMap(({ id, missionId, name, goal, points, coins, minutes, content, ...more }) => {
    if (missionId === null) return []
    const { isLeaderAcceptRequired, competences } = more
    const editions: NonNullable<PlacedPackage['editions']> = {}
    for (const language of LANGUAGE_CODES) {
      // one that was deleted meanwhile leaves that for every language
      const found = others.find((one) => one.id === more.editions[language])
      if (found) editions[language] = found
    }
    const placed = { id, missionId, name, goal, points, coins, minutes, content }
    return [
      {
        ...{ ...placed, isLeaderAcceptRequired, competences },
        ...(Object.keys(editions).length > 0 && { editions }),
      },
    ]
  })
}

import { and, eq, inArray } from 'drizzle-orm'
import { GOODS, isGood, isWorn, WORN, type Good, type Worn } from '#shared/domain/goods.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { readContent } from './read-content.ts'

interface Owner {
  tenantId: string
  id: string
}

export interface OwnGood {
  good: Good | Worn
  orderId: string
  isUsed: boolean
}

/** Goods of the game that somebody has, in the shop that is on; which of them are used. */
export async function readOwnGoods(db: Database, { tenantId, id }: Owner): Promise<readonly OwnGood[]> {
  const rows = await db
    .select({ orderId: shopOrders.id, kind: shopOrders.kind, isUsed: shopOrders.isUsed })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.tenantId, tenantId),
        eq(shopOrders.personId, id),
        eq(shopOrders.state, 'handed'),
        inArray(shopOrders.kind, [...GOODS, ...WORN]),
      ),
    )
  return rows.flatMap(({ kind, ...own }) => (isGood(kind) || isWorn(kind) ? [{ good: kind, ...own }] : []))
}

/** Those that some scene of the adventure shows: nobody can buy what would be seen nowhere. */
export async function readDrawnGoods(
  db: Database,
  { tenantId, adventure }: { tenantId: string; adventure: { versionId: string } | null },
): Promise<Good[]> {
  const content = adventure && (await readContent(db, tenantId, adventure.versionId))
  if (!content) return []
  const drawn = new Set([...content.missions.values()].flatMap(goodsIn))
  return GOODS.filter((good) => drawn.has(good))
}

function goodsIn({ scene, mobileScene }: PublishedMission): string[] {
  const layers = [...(scene?.layers ?? []), ...(mobileScene?.layers ?? [])]
  return layers.flatMap(({ good }) => good ?? [])
}

import { and, eq } from 'drizzle-orm'
import type { ShopOrder } from '#shared/contract/shop.ts'
import { isGood, isWorn } from '#shared/domain/goods.ts'
import { LANGUAGE_CODES, pickLanguage, type Language } from '#shared/domain/languages.ts'
import { ORDER_UNDO_MS, type ShopArt } from '#shared/domain/shop.ts'
import type { Database } from '#server/db/database.ts'
import { shopItems, shopOrders, shopPictures, type ShopWords } from '#server/db/schema/shop.ts'

interface Reader {
  /** Wished, the most wished first. */
  languages: readonly string[]
  tenant: { defaultLanguage: Language }
}

/** Orders with the picture of their item; which ones, and in what order, is the caller's to say. */
export function selectOrders(db: Database) {
  return db
    .select({ order: shopOrders, art: shopItems.art, picture: shopPictures.version })
    .from(shopOrders)
    .innerJoin(
      shopItems,
      and(eq(shopItems.tenantId, shopOrders.tenantId), eq(shopItems.id, shopOrders.itemId)),
    )
    .leftJoin(
      shopPictures,
      and(eq(shopPictures.tenantId, shopOrders.tenantId), eq(shopPictures.itemId, shopOrders.itemId)),
    )
    .$dynamic()
}

interface OrderRow {
  order: typeof shopOrders.$inferSelect
  art: ShopArt
  picture: string | null
}

/** An order as its buyer reads it. */
export function showOrder({ order, art, picture }: OrderRow, reader: Reader & { now: Date }): ShopOrder {
  const { id, itemId, kind, words, price, state, orderedAt, endedAt, note, isUsed } = order
  const until = new Date(orderedAt.getTime() + ORDER_UNDO_MS)
  const isReturnable =
    reader.now <= until && (state === 'waiting' || (state === 'handed' && kind !== 'company'))
  return {
    ...{ id, itemId, kind, price, state, note },
    ...wordsFor(words, reader),
    picture: shopPictureAddress(itemId, picture, art),
    orderedAt: orderedAt.toISOString(),
    returnableUntil: isReturnable ? until.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
    isUsed: state === 'handed' && (isGood(kind) || isWorn(kind)) ? isUsed : null,
  }
}

/** In the reader's first language that somebody wrote, else in the tenant's. */
export function wordsFor(
  words: ShopWords,
  { languages, tenant }: Reader,
): { name: string; description: string } {
  const spoken = LANGUAGE_CODES.filter((one) => words[one] !== undefined)
  const otherwise =
    spoken.find((one) => one === tenant.defaultLanguage) ?? spoken[0] ?? tenant.defaultLanguage
  const { name, description } = words[pickLanguage(languages, spoken, otherwise)] ?? {
    name: '',
    description: '',
  }
  return { name, description }
}

/** @param version of the picture that an admin brought; null: the drawn one */
export function shopPictureAddress(itemId: string, version: string | null, art: ShopArt): string {
  return version === null ? `/assets/art/shop/${art}.svg` : `/shop/pictures/${itemId}/${version}.webp`
}

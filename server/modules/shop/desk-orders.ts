import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { DeskOrder, endOrder as endCall, readDeskOrders } from '#shared/contract/shop-desk.ts'
import type { Database } from '#server/db/database.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { shopItems, shopOrders, shopPictures } from '#server/db/schema/shop.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { isRemovedAddress, REMOVED_NAME } from '#server/lib/removed-account.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { showOrder } from '#server/play/shop-orders.ts'
import { endOrder } from '#server/rewards/shop-orders.ts'
import type { DeskVisit } from './visit.ts'

const PAGE_SIZE = 30

const enders = alias(people, 'enders')
const { orderedAt, endedAt, id: orderId } = shopOrders

export async function readOrders(
  { state, after }: HandlerInput<typeof readDeskOrders>['query'],
  visit: DeskVisit,
): Promise<Reply<typeof readDeskOrders>> {
  const isWaiting = state === 'waiting'
  const rows = await selectDeskOrders(visit.db)
    .where(
      and(
        eq(shopOrders.tenantId, visit.tenant.id),
        isWaiting ? eq(shopOrders.state, 'waiting') : ne(shopOrders.state, 'waiting'),
        after === undefined ? undefined : isBehind(after, isWaiting),
      ),
    )
    .orderBy(...(isWaiting ? [asc(orderedAt), asc(orderId)] : [desc(endedAt), desc(orderId)]))
    .limit(PAGE_SIZE + 1)
  const orders = rows.slice(0, PAGE_SIZE).map((row) => showDeskOrder(row, visit))
  const last = rows.length > PAGE_SIZE ? orders.at(-1) : undefined
  const at = last && (isWaiting ? last.orderedAt : (last.endedAt ?? last.orderedAt))
  return { orders, next: last && at ? toCursor([at, last.id]) : null }
}

/** @throws Problem 422 for a rejection without words, 404, 409 for what ended otherwise */
export async function end(
  id: string,
  { isHandedOver, note }: HandlerInput<typeof endCall>['body'],
  visit: DeskVisit,
): Promise<DeskOrder> {
  const { db, tenant, player, now } = visit
  if (!isHandedOver && note === '') throw refusedField('note', 'say why')
  const known = await readDeskOrder(id, visit)
  const timeZone = known?.zone ?? tenant.timeZone
  const ending = { tenantId: tenant.id, orderId: id, timeZone, now }
  const outcome = await endOrder(db, ending, { adminId: player.id, isHandedOver, note })
  if (outcome === 'gone') throw notFound()
  if (outcome !== 'ended' && outcome !== 'repeated') throw new Problem(409, 'order-ended')
  const ended = await readDeskOrder(id, visit)
  if (!ended) throw notFound()
  return showDeskOrder(ended, visit)
}

async function readDeskOrder(id: string, { db, tenant }: DeskVisit) {
  const [row] = await selectDeskOrders(db).where(and(eq(shopOrders.tenantId, tenant.id), eq(orderId, id)))
  return row
}

function selectDeskOrders(db: Database) {
  return db
    .select({
      order: shopOrders,
      art: shopItems.art,
      picture: shopPictures.version,
      face: { id: people.id, displayName: people.displayName, avatarSprite: shownFace() },
      avatar: avatars.version,
      zone: people.timeZone,
      isGone: isRemovedAddress(people.email),
      by: enders.displayName,
      isEnderGone: isRemovedAddress(enders.email),
    })
    .from(shopOrders)
    .innerJoin(
      shopItems,
      and(eq(shopItems.tenantId, shopOrders.tenantId), eq(shopItems.id, shopOrders.itemId)),
    )
    .innerJoin(people, and(eq(people.tenantId, shopOrders.tenantId), eq(people.id, shopOrders.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(
      shopPictures,
      and(eq(shopPictures.tenantId, shopOrders.tenantId), eq(shopPictures.itemId, shopOrders.itemId)),
    )
    .leftJoin(enders, and(eq(enders.tenantId, shopOrders.tenantId), eq(enders.id, shopOrders.endedBy)))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectDeskOrders>>[number]

function showDeskOrder(row: Row, visit: DeskVisit): DeskOrder {
  const { returnableUntil: _, ...order } = showOrder(row, visit)
  const buyer = row.isGone ? null : { ...row.face, avatar: avatarAddress(row.face.id, row.avatar) }
  const by = row.isEnderGone ? REMOVED_NAME[languageOfVisit(visit)] : row.by
  return { ...order, buyer, by: by ?? '' }
}

function isBehind(cursor: string, isWaiting: boolean) {
  const { at, id } = momentIn(cursor)
  return isWaiting
    ? sql`(${orderedAt}, ${orderId}) > (${at}::timestamptz, ${id}::uuid)`
    : sql`(${endedAt}, ${orderId}) < (${at}::timestamptz, ${id}::uuid)`
}

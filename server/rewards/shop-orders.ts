import { and, eq, sql } from 'drizzle-orm'
import { WORN, type Good } from '#shared/domain/goods.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { ORDER_UNDO_MS } from '#shared/domain/shop.ts'
import { currentStreak } from '#shared/domain/streak.ts'
import type { Database } from '#server/db/database.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { readStreak, STEP_TRIES, unsteppable, type Streaker } from './streak.ts'
import type { StreakRules } from './streak-rules.ts'

export interface NewOrder {
  id: string
  itemId: string
  /** What the buyer saw. */
  price: number
  /** The same key buys nothing more, however often it is sent. */
  key: string
}

/** `place_order` of the database says what each means. */
type PlacedOutcome =
  | 'ordered'
  | 'repeated'
  | 'gone'
  | 'soon'
  | 'price'
  | 'sold-out'
  | 'poor'
  | 'held'
  | 'owned'

interface Sale {
  rules: StreakRules
  /** Goods that the map of the buyer's adventure shows. */
  goods: readonly Good[]
  /** The tenant's: its items are on sale by its days. */
  timeZone: string
  now: Date
}

/** Takes coins and a piece of the stock, once and together. `orderId` is that of this order, or of the one that the key bought. */
export async function placeOrder(
  db: Database,
  buyer: Streaker,
  order: NewOrder,
  { rules, goods, timeZone, now }: Sale,
): Promise<{ outcome: PlacedOutcome; orderId: string | null }> {
  for (let tries = 0; tries < STEP_TRIES; tries += 1) {
    const streak = await readStreak(db, buyer)
    const current = currentStreak(streak, rules.period, { at: now, zone: buyer.timeZone })
    const placed = JSON.stringify({
      ...order,
      tenantId: buyer.tenantId,
      personId: buyer.id,
      kinds: [...(rules.isOn ? ['freeze'] : []), ...goods, ...WORN],
      streakDate: streak.date,
      isStreakBroken: current !== streak,
      today: localDateIn(timeZone, now),
      day: localDateIn(buyer.timeZone, now),
      now,
    })
    const [row] = await db
      .select({ outcome: sql<PlacedOutcome | 'stale'>`outcome`, orderId: sql<string | null>`order_id` })
      .from(sql`place_order(${placed})`)
    if (!row) throw new Error('place_order answers one row')
    if (row.outcome !== 'stale') return { outcome: row.outcome, orderId: row.orderId }
    // another request took the day's step in between: judge again
  }
  throw unsteppable(buyer)
}

/** `end_order` of the database says what each means. */
type EndedOutcome = 'ended' | 'repeated' | 'gone' | 'taken' | 'late' | 'used'

interface Ending {
  tenantId: string
  orderId: string
  /** The ledger's day is the buyer's. */
  timeZone: string
  now: Date
}

/** Hands an order over or rejects it, and notifies its buyer: together. */
export function endOrder(
  db: Database,
  ending: Ending,
  { adminId, isHandedOver, note }: { adminId: string; isHandedOver: boolean; note: string },
): Promise<EndedOutcome> {
  return end(db, ending, { adminId, state: isHandedOver ? 'handed' : 'rejected', note })
}

/** Takes an order back for its buyer. */
export function returnOrder(db: Database, ending: Ending, buyerId: string): Promise<EndedOutcome> {
  const returnableSince = new Date(ending.now.getTime() - ORDER_UNDO_MS)
  return end(db, ending, { buyerId, state: 'returned', note: '', returnableSince })
}

/** Takes back all that waits of somebody whose account goes: nobody would come for it. */
export async function returnWaiting(db: Database, buyer: Streaker, now: Date): Promise<void> {
  const waiting = await db
    .select({ orderId: shopOrders.id })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.tenantId, buyer.tenantId),
        eq(shopOrders.personId, buyer.id),
        eq(shopOrders.state, 'waiting'),
      ),
    )
    .orderBy(shopOrders.itemId)
  for (const { orderId } of waiting) {
    const ending = { tenantId: buyer.tenantId, orderId, timeZone: buyer.timeZone, now }
    await end(db, ending, { buyerId: buyer.id, state: 'returned', note: '' })
  }
}

async function end(
  db: Database,
  { timeZone, now, ...which }: Ending,
  how: { state: string; note: string; adminId?: string; buyerId?: string; returnableSince?: Date },
): Promise<EndedOutcome> {
  const ending = JSON.stringify({ ...which, ...how, day: localDateIn(timeZone, now), now })
  const [row] = await db
    .select({ outcome: sql<EndedOutcome>`outcome` })
    .from(sql`end_order(${ending}) as outcome`)
  return row?.outcome ?? 'gone'
}

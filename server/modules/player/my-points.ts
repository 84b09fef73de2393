import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { PointsPage, readMyPoints } from '#shared/contract/player-area.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import type { VisitOf } from '#server/http/route.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import { wordsFor } from '#server/play/shop-orders.ts'

const PAGE_SIZE = 30

type MyVisit = VisitOf<typeof readMyPoints>
type Entry = typeof ledgerEntries.$inferSelect

/** The sum is the wallet's, as everywhere. */
export async function readPointsPage(
  { after }: HandlerInput<typeof readMyPoints>['query'],
  visit: MyVisit,
): Promise<PointsPage> {
  const { db, tenant, player } = visit
  const { isShopEnabled } = tenant.features
  const [[wallet], rows] = await Promise.all([
    db
      .select({ points: wallets.points, coins: wallets.coins })
      .from(wallets)
      .where(and(eq(wallets.tenantId, player.tenantId), eq(wallets.personId, player.id))),
    db
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.tenantId, player.tenantId),
          eq(ledgerEntries.personId, player.id),
          isShopEnabled ? undefined : notInArray(ledgerEntries.reason, SHOP_REASONS),
          after === undefined ? undefined : isBehind(after),
        ),
      )
      .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
      .limit(PAGE_SIZE + 1),
  ])
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  const [nameOf, boughtAs] = await Promise.all([namesOf(shown, visit), namesOfOrders(shown, visit)])
  return {
    points: wallet?.points ?? 0,
    coins: isShopEnabled ? (wallet?.coins ?? 0) : 0,
    entries: shown.map((entry) => ({
      id: entry.id,
      reason: entry.reason,
      name: boughtAs.get(entry.source) ?? nameOf(entry),
      points: entry.points,
      coins: isShopEnabled ? entry.coins : 0,
      day: entry.day,
      createdAt: entry.createdAt.toISOString(),
    })),
    next: last ? toCursor([last.createdAt.toISOString(), last.id]) : null,
  }
}

function isBehind(cursor: string) {
  const { at, id } = momentIn(cursor)
  return sql`(${ledgerEntries.createdAt}, ${ledgerEntries.id}) < (${at}::timestamptz, ${id}::uuid)`
}

/** A source is an adventure's id and its task's or mission's; one that is played no more has no name. */
async function namesOf(entries: readonly Entry[], visit: MyVisit): Promise<(entry: Entry) => string | null> {
  const { db, player } = visit
  const ids = [
    ...new Set(entries.flatMap(({ reason, source }) => (isOfAdventure(reason) ? adventureIn(source) : []))),
  ]
  if (ids.length === 0) return () => null
  const versions = await db
    .select({ id: adventures.id, versionId: versionSeenBy(sql`${player.id}::uuid`) })
    .from(adventures)
    .where(and(eq(adventures.tenantId, player.tenantId), inArray(adventures.id, ids)))
  const readable = await wordsOf(
    visit,
    versions.map(({ versionId }) => versionId),
  )
  const byAdventure = new Map(versions.map(({ id, versionId }) => [id, readable.get(versionId)]))
  return ({ reason, source }) => {
    if (!isOfAdventure(reason)) return null
    const played = byAdventure.get(adventureIn(source))
    const thing = source.slice(source.indexOf('/') + 1)
    if (reason === 'task') return played?.content.tasks.has(thing) ? played.words.task(thing).name : null
    return played?.content.missions.has(thing) ? played.words.mission(thing) : null
  }
}

/** A source is an order's id. */
async function namesOfOrders(entries: readonly Entry[], visit: MyVisit): Promise<Map<string, string>> {
  const ids = entries.flatMap(({ reason, source }) => (isOfShop(reason) ? [source] : []))
  if (ids.length === 0) return new Map()
  const rows = await visit.db
    .select({ id: shopOrders.id, words: shopOrders.words })
    .from(shopOrders)
    .where(and(eq(shopOrders.tenantId, visit.player.tenantId), inArray(shopOrders.id, ids)))
  return new Map(rows.map(({ id, words }) => [id, wordsFor(words, visit).name]))
}

const SHOP_REASONS: Entry['reason'][] = ['shop', 'shop_return']

const isOfShop = (reason: Entry['reason']): boolean => SHOP_REASONS.includes(reason)

const isOfAdventure = (reason: Entry['reason']): boolean => reason === 'task' || reason === 'easter_egg'

function adventureIn(source: string): string {
  return source.slice(0, source.indexOf('/'))
}

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import type { OrderState, ShopArt, ShopItemKind } from '#shared/domain/shop.ts'
import { bytes } from './bytes.ts'
import { people } from './people.ts'
import { teams } from './teams.ts'
import { tenants } from './tenants.ts'

/** What an item is called, and what is said of it, in each language that somebody wrote. */
export type ShopWords = Partial<Record<Language, { name: string; description: string }>>

/** Never deleted, only hidden: orders go on naming them. */
export const shopItems = pgTable(
  'shop_items',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    kind: text().$type<ShopItemKind>().notNull(),
    words: jsonb().$type<ShopWords>().notNull(),
    /** In coins. */
    price: integer().notNull(),
    /** Pieces left; null: there are always more. */
    stock: integer(),
    /** The drawn picture; one that was brought in wins over it. */
    art: text().$type<ShopArt>().notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Only for members of the teams in `shop_item_teams`. */
    isForTeams: boolean('is_for_teams').notNull().default(false),
    /** First and last day of its sale, in the tenant's zone; null: no limit. */
    opensOn: date('opens_on', { mode: 'string' }),
    closesOn: date('closes_on', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    check('shop_items_price', sql`${table.price} > 0`),
    check('shop_items_stock', sql`${table.stock} >= 0`),
    check('shop_items_dates', sql`${table.opensOn} <= ${table.closesOn}`),
  ],
)

export const shopItemTeams = pgTable(
  'shop_item_teams',
  {
    tenantId: uuid('tenant_id').notNull(),
    itemId: uuid('item_id').notNull(),
    teamId: uuid('team_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.itemId, table.teamId] }),
    foreignKey({
      columns: [table.tenantId, table.itemId],
      foreignColumns: [shopItems.tenantId, shopItems.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.teamId],
      foreignColumns: [teams.tenantId, teams.id],
    }).onDelete('cascade'),
  ],
)

/** Pictures that admins brought: small, and in the database, so that every process has them. */
export const shopPictures = pgTable(
  'shop_pictures',
  {
    tenantId: uuid('tenant_id').notNull(),
    itemId: uuid('item_id').notNull(),
    /** Hash of the picture; its address carries it. */
    version: text().notNull(),
    /** WebP, square. */
    image: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.itemId] }),
    foreignKey({
      columns: [table.tenantId, table.itemId],
      foreignColumns: [shopItems.tenantId, shopItems.id],
    }),
  ],
)

/** One piece that somebody bought, with its words and price of that moment. Its coins are two rows of the ledger at most. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    itemId: uuid('item_id').notNull(),
    /** The buyer's browser made it once for this order: the same key buys nothing more. */
    key: uuid().notNull(),
    kind: text().$type<ShopItemKind>().notNull(),
    words: jsonb().$type<ShopWords>().notNull(),
    price: integer().notNull(),
    state: text().$type<OrderState>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    /** When it was handed over, rejected or taken back; null while it waits. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The admin; null for a good of the game, and for what the buyer took back. */
    endedBy: uuid('ended_by'),
    /** The admin's words to the buyer; empty where nothing was said. */
    note: text().notNull().default(''),
    /** Of a good that the map shows: whether it does. */
    isUsed: boolean('is_used').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('shop_orders_key').on(table.tenantId, table.personId, table.key),
    check('shop_orders_state', sql`${table.state} in ('waiting', 'handed', 'rejected', 'returned')`),
    check('shop_orders_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
    index('shop_orders_mine').on(table.tenantId, table.personId, table.orderedAt, table.id),
    index('shop_orders_item').on(table.tenantId, table.itemId),
    index('shop_orders_waiting')
      .on(table.tenantId, table.orderedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('shop_orders_ended_newest')
      .on(table.tenantId, table.endedAt, table.id)
      .where(sql`${table.state} <> 'waiting'`),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.endedBy], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({
      columns: [table.tenantId, table.itemId],
      foreignColumns: [shopItems.tenantId, shopItems.id],
    }),
  ],
)

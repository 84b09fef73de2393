import { MINUTE_MS } from './durations.ts'
import { GOODS, WORN } from './goods.ts'
import type { LocalDate } from './local-date.ts'

/** `company`: somebody hands it over; `freeze`: a freeze of the streak, which works at once; all else is seen on the map, or worn by the face, at once. */
export const SHOP_ITEM_KINDS = ['company', 'freeze', ...GOODS, ...WORN] as const
export type ShopItemKind = (typeof SHOP_ITEM_KINDS)[number]

/** Drawn pictures, each a file in `assets/art/shop`. */
export const SHOP_ART = [
  'coffee',
  'lunch',
  'plant',
  'mug',
  'bottle',
  'book',
  'notebook',
  'umbrella',
  'bicycle',
  'half-day',
  'tree',
  'freeze',
  ...GOODS,
  ...WORN,
  'parcel',
] as const
export type ShopArt = (typeof SHOP_ART)[number]

/** `waiting` for somebody to hand it over; `rejected` by an admin, `returned` by the buyer: both gave the coins back. */
export const ORDER_STATES = ['waiting', 'handed', 'rejected', 'returned'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** How long a buyer may take an order back. */
export const ORDER_UNDO_MS = 10 * MINUTE_MS

/** Highest price (coins) and largest stock (pieces). */
export const MOST_COINS = 100_000
export const MOST_STOCK = 100_000
/** Longest name and description of an item, and longest words to a buyer (characters). */
export const ITEM_NAME_LENGTH = 60
export const ITEM_DESCRIPTION_LENGTH = 300
export const ORDER_NOTE_LENGTH = 300
/** Items that a shop has at most, hidden ones included. */
export const MOST_ITEMS = 200

interface Offered {
  price: number
  stock: number | null
  opensOn: LocalDate | null
  closesOn: LocalDate | null
}

/** Why an item cannot be bought now; `over` ones are not shown. */
export type ItemState = 'open' | 'soon' | 'over' | 'sold-out' | 'held' | 'too-dear'

/** `holds`: the buyer has one, and may have no second. */
export function stateOfItem(
  { price, stock, opensOn, closesOn }: Offered,
  { today, coins, holds }: { today: LocalDate; coins: number; holds: boolean },
): ItemState {
  if (closesOn !== null && today > closesOn) return 'over'
  if (opensOn !== null && today < opensOn) return 'soon'
  if (stock === 0) return 'sold-out'
  if (holds) return 'held'
  return coins < price ? 'too-dear' : 'open'
}

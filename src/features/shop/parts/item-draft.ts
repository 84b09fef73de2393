import type { DeskItem } from '#shared/contract/shop-desk.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { MOST_COINS, MOST_STOCK, type ShopArt, type ShopItemKind } from '#shared/domain/shop.ts'
import type { ItemFields } from '../queries.ts'

export type ItemField = 'name' | 'price' | 'stock' | 'closesOn' | 'teamIds'

/** An item as it is typed: numbers and days are text, empty where nothing stands. */
export interface ItemDraft {
  kind: ShopItemKind
  words: Partial<Record<Language, { name: string; description: string }>>
  price: string
  stock: string
  art: ShopArt
  isHidden: boolean
  /** Null: for everybody. */
  teamIds: readonly string[] | null
  opensOn: string
  closesOn: string
}

const NEW: ItemDraft = {
  ...{ kind: 'company', words: {}, price: '', stock: '', art: 'parcel' },
  ...{ isHidden: false, teamIds: null, opensOn: '', closesOn: '' },
}

export function draftOf(item: DeskItem | null): ItemDraft {
  if (item === null) return NEW
  const { kind, words, price, stock, art, isHidden, teamIds, opensOn, closesOn } = item
  return {
    ...{ kind, art, isHidden, teamIds },
    words: Object.fromEntries(
      words.map(({ language, name, description }) => [language, { name, description }]),
    ),
    price: String(price),
    stock: stock === null ? '' : String(stock),
    opensOn: opensOn ?? '',
    closesOn: closesOn ?? '',
  }
}

const WHOLE = /^\d{1,6}$/

function wholeIn(text: string, least: number, most: number): number | null {
  const number = WHOLE.test(text.trim()) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : null
}

/** What can be sent, or the fields that are wrong, in the order in which they stand. */
export function readDraft(draft: ItemDraft, firstLanguage: Language): ItemFields | readonly ItemField[] {
  const { kind, art, isHidden, teamIds, opensOn, closesOn } = draft
  const price = wholeIn(draft.price, 1, MOST_COINS)
  const stock = draft.stock.trim() === '' ? null : wholeIn(draft.stock, 0, MOST_STOCK)
  const isStockWrong = stock === null && draft.stock.trim() !== ''
  const wrong: (ItemField | false)[] = [
    (draft.words[firstLanguage]?.name ?? '').trim() === '' && 'name',
    price === null && 'price',
    isStockWrong && 'stock',
    opensOn !== '' && closesOn !== '' && closesOn < opensOn && 'closesOn',
    teamIds?.length === 0 && 'teamIds',
  ]
  const fields = wrong.filter((field) => field !== false)
  if (fields.length > 0 || price === null) return fields
  return {
    ...{ kind, art, isHidden, price, stock },
    words: wordsIn(draft),
    teamIds: teamIds && [...teamIds],
    opensOn: opensOn || null,
    closesOn: closesOn || null,
  }
}

/** A language without a name has no words: its readers see those of the first. */
function wordsIn({ words }: ItemDraft): ItemFields['words'] {
  return LANGUAGE_CODES.flatMap((language) => {
    const { name = '', description = '' } = words[language] ?? {}
    return name.trim() === '' ? [] : [{ language, name: name.trim(), description: description.trim() }]
  })
}

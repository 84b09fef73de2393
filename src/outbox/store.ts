import type { Stamp } from '#shared/domain/stamps.ts'
import { dropLocal, localKeys, readLocal, writeLocal } from '#src/lib/storage.ts'
import { PREFIX } from './session.ts'

/** Something that was done, with the page that it was done in, and as which of that page's. */
export interface Entry<Item> extends Stamp {
  item: Item
}

/** Read anew from the store, an entry is another object. */
export function isSameEntry(one: Stamp, other: Stamp): boolean {
  return one.by === other.by && one.order === other.order
}

/** What is stored of one kind, in the browser's local storage. Without a person (`''`) nothing is. */
export interface Store<Item> {
  /** Keys under which something of the person waits. */
  keys: (person: string) => string[]
  /** All that waits under a key, page by page. Whatever is rubbish goes. */
  read: (person: string, key: string) => Entry<Item>[]
  /** Stores all that waits of this page. @returns whether it could */
  write: (person: string, key: string, by: string, entries: readonly Entry<Item>[]) => boolean
  /** Takes out what has arrived of other pages; what they have added since stays. @returns whether all of it was there */
  remove: (person: string, key: string, entries: readonly Entry<Item>[]) => boolean
}

/** What a version before the outbox has stored. */
export interface EarlierEntries {
  key: string
  by: string
  entries: readonly { order: number; item: unknown }[]
}

interface StoreOptions<Item> {
  id: string
  /** Null for whatever the server would refuse. */
  parse: (value: unknown) => Item | null
  /** Reads what earlier versions stored, and takes it away there. */
  earlier?: ((person: string) => readonly EarlierEntries[]) | undefined
}

const PAGE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function createStore<Item>({ id, parse, earlier }: StoreOptions<Item>): Store<Item> {
  const adopted = new Set<string>()
  const below = (person: string) => `${PREFIX}${person}:${id}:`

  /** Nothing is lost by an update: what is stored in the old way is taken over, once. */
  function adopt(person: string): void {
    if (!earlier || adopted.has(person)) return
    adopted.add(person)
    for (const { key, by, entries } of earlier(person)) {
      writeLocal(`${below(person)}${key}:${by}`, JSON.stringify(entries))
    }
  }

  function readPage(person: string, key: string, by: string): Entry<Item>[] {
    const at = `${below(person)}${key}:${by}`
    const entries = PAGE.test(by) ? listIn(readLocal(at)).flatMap((one) => entryOf(by, one, parse)) : []
    if (entries.length === 0) dropLocal(at)
    return entries
  }

  function writePage(person: string, key: string, by: string, entries: readonly Entry<Item>[]): boolean {
    const at = `${below(person)}${key}:${by}`
    if (entries.length > 0) {
      return writeLocal(at, JSON.stringify(entries.map(({ order, item }) => ({ order, item }))))
    }
    dropLocal(at)
    return true
  }

  return {
    keys(person) {
      if (person === '') return []
      adopt(person)
      const keys = localKeys(below(person)).map((at) => at.slice(below(person).length).split(':'))
      return [...new Set(keys.map(([key = '']) => key))]
    },
    read(person, key) {
      if (person === '') return []
      adopt(person)
      const pages = localKeys(`${below(person)}${key}:`).map((at) => at.split(':').at(-1) ?? '')
      return pages.flatMap((by) => readPage(person, key, by))
    },
    write: (person, key, by, entries) => person !== '' && writePage(person, key, by, entries),
    remove(person, key, entries) {
      let areThere = true
      for (const by of new Set(entries.map((entry) => entry.by))) {
        const gone = new Set(entries.flatMap((entry) => (entry.by === by ? entry.order : [])))
        const now = readPage(person, key, by)
        const left = now.filter(({ order }) => !gone.has(order))
        areThere &&= now.length - left.length === gone.size
        if (left.length < now.length) writePage(person, key, by, left)
      }
      return areThere
    },
  }
}

function listIn(text: string | null): unknown[] {
  try {
    const written: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(written) ? written : []
  } catch {
    return []
  }
}

function entryOf<Item>(by: string, one: unknown, parse: (value: unknown) => Item | null): Entry<Item>[] {
  if (typeof one !== 'object' || one === null || !('item' in one) || !('order' in one)) return []
  const { order } = one
  const item = parse(one.item)
  return typeof order === 'number' && Number.isInteger(order) && order > 0 && item !== null
    ? [{ by, order, item }]
    : []
}

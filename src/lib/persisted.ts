import { APART } from './apart.ts'
import { within } from './within.ts'

/** What is kept in the browser's database, which may be missing, full or broken: none of it ever rejects or hangs here. */
const DATABASE = 'waymark'
const STORE = 'kept'
const TIMEOUT_MS = 4000

/** All that is kept, by key; nothing where it cannot be read. */
export async function readPersisted(): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  await inStore('readonly', (store) => {
    // both in the order of the keys, and in two answers: a cursor takes one for each of them
    const keys = store.getAllKeys()
    const values = store.getAll()
    values.onsuccess = () => {
      for (const [index, key] of keys.result.entries()) {
        if (typeof key === 'string') found.set(key, values.result[index])
      }
    }
  })
  return found
}

/** Keeps values by key; null takes away what is there. */
export async function writePersisted(values: ReadonlyMap<string, unknown>): Promise<void> {
  await inStore('readwrite', (store) => {
    for (const [key, value] of values) {
      if (value === null) store.delete(key)
      else store.put(value, key)
    }
  })
}

export async function clearPersisted(): Promise<void> {
  await inStore('readwrite', (store) => void store.clear())
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> {
  // a document that plays apart leaves nothing behind
  if (APART) return
  try {
    await within(
      TIMEOUT_MS,
      openDatabase().then((database) => transact(database, mode, work)),
    )
  } catch {
    // then the next start asks the server
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('no database'))
  })
}

function transact(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
    work(transaction.objectStore(STORE))
  }).finally(() => database.close())
}

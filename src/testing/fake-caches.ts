interface Entry {
  request: Request
  bytes: ArrayBuffer
  status: number
  headers: Headers
}

/** How the storage of the browser behaves. */
interface Storage {
  /** Entries that there is room for, in all caches together. */
  room: number
  /** Nothing can be opened, read or written. */
  isBroken: boolean
}

/**
 * The caches of a browser in memory, as the specification of service workers has them: a body is read when it is put in, what
 * is put anew goes to the end, a copy is found only in the language it was asked in unless that is to be ignored.
 */
export function fakeCaches(origin: string) {
  const storage: Storage = { room: Infinity, isBroken: false }
  const stores = new Map<string, Entry[]>()

  function work(): void {
    if (storage.isBroken) throw new DOMException('broken', 'UnknownError')
  }
  const asRequest = (asked: Request | string) =>
    typeof asked === 'string' ? new Request(new URL(asked, origin)) : asked

  function cacheOf(entries: Entry[]) {
    const find = (asked: Request | string, options?: CacheQueryOptions) => {
      const request = asRequest(asked)
      return entries.find(
        (entry) => entry.request.url === request.url && (options?.ignoreVary || isSame(entry, request)),
      )
    }
    return {
      async match(asked: Request | string, options?: CacheQueryOptions) {
        await Promise.resolve()
        work()
        const entry = find(asked, options)
        return entry && new Response(entry.bytes, { status: entry.status, headers: entry.headers })
      },
      async put(asked: Request | string, response: Response) {
        work()
        const request = asRequest(asked)
        if (request.method !== 'GET' || response.status === 206) throw new TypeError('cannot be kept')
        const bytes = await response.arrayBuffer()
        const earlier = find(request)
        const all = [...stores.values()].flat().length - (earlier ? 1 : 0)
        if (all >= storage.room) throw new DOMException('full', 'QuotaExceededError')
        if (earlier) entries.splice(entries.indexOf(earlier), 1)
        entries.push({ request, bytes, status: response.status, headers: response.headers })
      },
      async keys() {
        await Promise.resolve()
        work()
        return entries.map(({ request }) => request)
      },
      async delete(asked: Request | string) {
        await Promise.resolve()
        work()
        const entry = find(asked)
        if (entry) entries.splice(entries.indexOf(entry), 1)
        return entry !== undefined
      },
    }
  }

  const caches = {
    async open(name: string) {
      await Promise.resolve()
      work()
      const entries = stores.get(name) ?? []
      stores.set(name, entries)
      return cacheOf(entries)
    },
    async keys() {
      await Promise.resolve()
      work()
      return [...stores.keys()]
    },
    async delete(name: string) {
      await Promise.resolve()
      work()
      return stores.delete(name)
    },
  }
  /** What is kept in it, by path, in the order it was kept in; null: there is no such cache. */
  const cachedIn = (name: string): Record<string, string> | null => {
    const entries = stores.get(name)
    if (!entries) return null
    const text = ({ request, bytes }: Entry) =>
      [new URL(request.url).pathname, new TextDecoder().decode(bytes)] as const
    return Object.fromEntries(entries.map(text))
  }
  return { caches, storage, cachedIn, names: () => [...stores.keys()] }
}

function isSame({ request, headers }: Entry, asked: Request): boolean {
  const vary = headers.get('vary')?.split(',') ?? []
  return vary.every((name) => request.headers.get(name.trim()) === asked.headers.get(name.trim()))
}

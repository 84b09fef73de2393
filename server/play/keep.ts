import { LRUCache } from 'lru-cache'

/**
 * Remembers what was read under its key. When all together weighs more than `most`, what nobody asked for the longest is
 * forgotten; a reading that failed or found nothing is forgotten at once.
 */
export class Keep<Value> {
  private readonly cache: LRUCache<string, Promise<Value | null>>
  private readonly most: number

  constructor(most: number) {
    this.most = most
    this.cache = new LRUCache({ maxSize: most })
  }

  /** What is kept, else what `read` brings: one reading however many ask meanwhile. */
  get(key: string, weight: number, read: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.cache.get(key)
    if (known) return known
    const value = read()
    // what is too heavy takes all the room there is: the latest stays
    this.cache.set(key, value, { size: Math.min(weight, this.most) })
    const forget = (): void => {
      if (this.cache.peek(key) === value) this.cache.delete(key)
    }
    value.then((found) => {
      if (found === null) forget()
    }, forget)
    return value
  }
}

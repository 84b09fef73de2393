import type * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'

/**
 * Pictures that are taken of whole scenes, for cards and for round windows. They are slow, so each is kept by what it
 * shows; and a process that builds on every save may let them come after the scene itself.
 */
export class SceneViews {
  /** Some show their scene as it stood before: they are owed. */
  isBehind = false
  private readonly cache: ArtCache
  private readonly store: ArtStore
  private readonly mayBeBehind: boolean

  constructor(cache: ArtCache, store: ArtStore, mayBeBehind: boolean) {
    this.cache = cache
    this.store = store
    this.mayBeBehind = mayBeBehind
  }

  /**
   * What was made of a view earlier, or is made now.
   * @param name of the view, whatever it shows @param key changes with what it shows @param urlsOf the served files in it
   */
  async take<Schema extends z.core.$ZodType>(
    { name, key, schema, urlsOf }: View<Schema>,
    make: () => Promise<z.output<Schema>>,
  ): Promise<z.output<Schema>> {
    const last = this.cache.pixelCache?.lastViews
    const served = async (one: string): Promise<z.output<Schema> | null> => {
      const known = await this.cache.known(one, schema)
      return known !== null && (await this.store.takeAll(urlsOf(known))) ? known : null
    }
    const known = await served(key)
    const lastKey = last?.get(name)
    const before = known === null && this.mayBeBehind && lastKey !== undefined ? await served(lastKey) : null
    if (before !== null) {
      this.isBehind = true
      return before
    }
    last?.set(name, key)
    return known ?? this.cache.remember(key, await make())
  }
}

interface View<Schema extends z.core.$ZodType> {
  name: string
  key: string
  schema: Schema
  urlsOf: (made: z.output<Schema>) => string[]
}

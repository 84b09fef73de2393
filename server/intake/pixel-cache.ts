import { LRUCache } from 'lru-cache'
import type { Picture } from './pixels/pixels.ts'

/** Bytes of pixels at hand: a map and the missions around it. */
const MOST_BYTES = 256 * 1024 * 1024

/**
 * Builds whose pictures are still served: a page asks for what it has just read of, and saves may come several in a second.
 */
export const BUILDS_SERVED = 10

/** Pictures as pixels that were used last; a process that builds again and again keeps them from build to build. */
export class PixelCache {
  private readonly pictures: LRUCache<string, { picture: Picture | null }>
  /** Names of what the last builds served, the latest last. */
  private served: ReadonlySet<string>[] = []
  /** Of what was taken of whole scenes: the key under which the last one is remembered, by name. */
  readonly lastViews = new Map<string, string>()

  constructor(mostBytes = MOST_BYTES) {
    this.pictures = new LRUCache({ maxSize: mostBytes })
  }

  picture(key: string): Picture | null | undefined {
    return this.pictures.get(key)?.picture
  }

  keepPicture(key: string, picture: Picture | null): void {
    this.pictures.set(key, { picture }, { size: Math.max(1, picture?.pixels.data.byteLength ?? 0) })
  }

  /** @param names of what a build serves. @returns those of the last builds, this one among them */
  serve(names: ReadonlySet<string>): ReadonlySet<string> {
    this.served = [...this.served, names].slice(-BUILDS_SERVED)
    return new Set(this.served.flatMap((build) => [...build]))
  }
}

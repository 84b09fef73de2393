import type { Picture } from './pixels/pixels.ts'

/** Bytes of pixels at hand: a map and the missions around it. */
const MOST_BYTES = 256 * 1024 * 1024

/**
 * Builds whose pictures are still served: a page asks for what it has just read of, and saves may come several in a second.
 */
export const BUILDS_SERVED = 10

/** Pictures as pixels that were used last; a process that builds again and again keeps them from build to build. */
export class KeptArt {
  /** The one that was used last stands last. */
  private readonly pictures = new Map<string, Picture | null>()
  private readonly mostBytes: number
  /** Names of what the last builds served, the latest last. */
  private served: ReadonlySet<string>[] = []
  private bytes = 0
  /** Of what was taken of whole scenes: the key under which the last one is remembered, by name. */
  readonly lastViews = new Map<string, string>()

  constructor(mostBytes = MOST_BYTES) {
    this.mostBytes = mostBytes
  }

  picture(key: string): Picture | null | undefined {
    const picture = this.pictures.get(key)
    if (picture === undefined) return undefined
    this.pictures.delete(key)
    this.pictures.set(key, picture)
    return picture
  }

  keepPicture(key: string, picture: Picture | null): void {
    this.forget(key)
    this.pictures.set(key, picture)
    this.bytes += bytesOf(picture)
    for (const oldest of this.pictures.keys()) {
      if (this.bytes <= this.mostBytes) break
      this.forget(oldest)
    }
  }

  /** @param names of what a build serves. @returns those of the last builds, this one among them */
  serve(names: ReadonlySet<string>): ReadonlySet<string> {
    this.served = [...this.served, names].slice(-BUILDS_SERVED)
    return new Set(this.served.flatMap((build) => [...build]))
  }

  private forget(key: string): void {
    this.bytes -= bytesOf(this.pictures.get(key) ?? null)
    this.pictures.delete(key)
  }
}

function bytesOf(picture: Picture | null): number {
  return picture?.pixels.data.byteLength ?? 0
}

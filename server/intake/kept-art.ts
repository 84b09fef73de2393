import type { Picture, Pixels } from './pixels/pixels.ts'

/** Bytes of pixels at hand: a map and the missions around it. */
const MOST_BYTES = 256 * 1024 * 1024

/**
 * What a process that builds again and again keeps at hand, so that a saved file costs no more than what it changed:
 * pictures as pixels, and under which address they are served.
 */
export class KeptArt {
  /** The one that was used last stands last. */
  private readonly pictures = new Map<string, Picture | null>()
  private readonly addresses = new WeakMap<Uint8Array, Map<string, string>>()
  private bytes = 0

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
      if (this.bytes <= MOST_BYTES) break
      this.forget(oldest)
    }
  }

  addressOf({ data }: Pixels, name: string): string | undefined {
    return this.addresses.get(data)?.get(name)
  }

  keepAddress({ data }: Pixels, name: string, url: string): void {
    const known = this.addresses.get(data) ?? new Map<string, string>()
    this.addresses.set(data, known.set(name, url))
  }

  private forget(key: string): void {
    this.bytes -= bytesOf(this.pictures.get(key) ?? null)
    this.pictures.delete(key)
  }
}

function bytesOf(picture: Picture | null): number {
  return picture?.pixels.data.byteLength ?? 0
}

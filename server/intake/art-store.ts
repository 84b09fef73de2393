import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { ArtCache } from './art-cache.ts'
import { cacheKey, contentHash } from './fingerprint.ts'
import type { Pixels } from './pixels/pixels.ts'
import { servedName } from './served-name.ts'

const SERVED_AT = '/scenes/'
const HASH_LENGTH = 16
const HASHED = /\.[0-9a-f]{16}(\.(webp|avif|png|webm|mp4|mp3|ogg|pdf|vtt))?$/
/** Painted backgrounds are mostly smooth: a little more keeps their skies from banding. */
const OPAQUE = { quality: 95, effort: 2, smartSubsample: true }
/** Alpha is kept exactly: halos fade over hundreds of pixels. */
const SHARP = { quality: 82, alphaQuality: 100, effort: 2, smartSubsample: true }
/** Colours need not be sampled with care, which takes half of the time, where nobody looks at edges from near. */
const SOFT = { quality: 82, alphaQuality: 100, effort: 2, smartSubsample: false }
const WEBP = { opaque: OPAQUE, sharp: SHARP, soft: SOFT }
/** A picture of a scene without transparency; one with edges; light and mist, and what is shown smaller than it is. */
export type Look = keyof typeof WEBP
/** For anyone who saves and looks: 20 times as fast to write, and many times as large. */
const DRAFT_PNG = { compressionLevel: 1, adaptiveFiltering: false }

/** A file of a set: a picture to be encoded, bytes as they are, or bytes that are made of another file of the set. */
export type SetFile = { pixels: Pixels } | { content: Buffer } | DerivedFile

interface DerivedFile {
  /** The hash of what it is made from: the address of the set is known before the file is made. */
  source: string
  /** Null where there is nothing to make. */
  make: () => Promise<Buffer | null>
}

/** The folder that is served: pictures and films under names that change with their content, and nothing that nobody names. */
export class ArtStore {
  private readonly named = new Set<string>()
  private readonly cache: ArtCache
  private readonly outDir: string
  private readonly opened: Promise<unknown>

  constructor(outDir: string, cache: ArtCache) {
    this.outDir = outDir
    this.cache = cache
    this.opened = mkdir(outDir, { recursive: true })
  }

  /** Encodes a picture and gives its served address. */
  put(name: string, pixels: Pixels, look: Look = 'soft'): Promise<string> {
    return this.putMade(name, sourceOf(pixels), () => Promise.resolve(pixels), look)
  }

  /**
   * The address of a picture that is named by what it is made from: it is known before the picture is made.
   * @param source the hash of that
   */
  addressOf(name: string, source: string): string {
    return `${SERVED_AT}${servedName(name)}.${servedKey(name, source, 'soft').slice(0, HASH_LENGTH)}.webp`
  }

  /** Whether the picture of such an address is kept. */
  isCached(address: string): Promise<boolean> {
    return this.cache.hasFile(fileOf(address))
  }

  /** Encodes the picture of such an address; it is served when it is taken. */
  async keepAs(address: string, pixels: Pixels): Promise<void> {
    await this.cache.keepFile(fileOf(address), await encode(pixels, 'soft'))
  }

  /** The same of a picture that needs not be there. @param source the hash of what it is made from */
  async putMade(
    name: string,
    source: string,
    make: () => Promise<Pixels>,
    look: Look = 'soft',
  ): Promise<string> {
    const key = servedKey(name, source, look)
    const known = await this.cache.known(key, z.string())
    if (known !== null && (await this.take(known))) return known
    return this.cache.remember(key, SERVED_AT + (await this.write(name, await make(), look)))
  }

  /** A draft is served and not kept: every save leaves another, and it is made anew in no time. */
  private async write(name: string, pixels: Pixels, look: Look): Promise<string> {
    if (this.cache.pixelCache) {
      const content = await encodeDraft(pixels)
      const file = `${servedName(name)}.${contentHash(content)}.png`
      this.cache.made++
      await this.serve(file, content)
      return file
    }
    const file = await this.keep(name, pixels, look)
    await this.take(SERVED_AT + file)
    return file
  }

  private async keep(name: string, pixels: Pixels, look: Look): Promise<string> {
    const content = await encode(pixels, look)
    const file = `${servedName(name)}.${contentHash(content)}.webp`
    await this.cache.keepFile(file, content)
    return file
  }

  private async serve(file: string, content: Buffer): Promise<void> {
    await this.opened
    this.named.add(file)
    const interim = join(this.outDir, `${file}.${randomUUID()}`)
    await writeFile(interim, content)
    await rename(interim, join(this.outDir, file))
  }

  /** Serves a film or a sound as it is, and gives its address. */
  async putFile(name: string, ending: string, content: Buffer): Promise<string> {
    const file = `${servedName(name)}.${contentHash(content)}.${ending}`
    if (!(await this.take(SERVED_AT + file))) {
      await this.cache.keepFile(file, content)
      await this.take(SERVED_AT + file)
    }
    return SERVED_AT + file
  }

  /**
   * Serves files beside each other, in a folder whose name changes with what they hold; gives its address, ending in a slash.
   * @param later gets the addresses of derived files that no earlier build has made, which are not made then
   */
  async putSet(
    name: string,
    files: ReadonlyMap<string, SetFile>,
    later: Set<string> | null = null,
  ): Promise<string> {
    const address = await this.putGiven(name, files)
    for (const [file, one] of files) {
      if (!('make' in one) || (await this.take(address + file))) continue
      if (later) later.add(address + file)
      else await this.putDerived(address + file, one)
    }
    return address
  }

  /** The files of a set that are not derived. */
  private async putGiven(name: string, files: ReadonlyMap<string, SetFile>): Promise<string> {
    const given = [...files.keys()].filter((file) => !('make' in (files.get(file) ?? {})))
    const key = cacheKey('set', name, ...[...files].flatMap(([file, one]) => [file, ...partsOf(one)]))
    const known = await this.cache.known(key, z.string())
    if (known !== null && (await this.takeAll(given.map((file) => known + file)))) return known
    const contents = new Map<string, Buffer>()
    const hashes = await Promise.all(
      [...files].map(async ([file, one]) => {
        if ('make' in one) return `${file} ${one.source}`
        const content = 'content' in one ? one.content : await encode(one.pixels, 'sharp')
        contents.set(file, content)
        return `${file} ${contentHash(content)}`
      }),
    )
    const folder = `${servedName(name)}.${contentHash(hashes.join())}/`
    for (const [file, content] of contents) {
      await this.cache.keepFile(folder + file, content)
      await this.take(SERVED_AT + folder + file)
    }
    return this.cache.remember(key, SERVED_AT + folder)
  }

  private async putDerived(address: string, { make }: DerivedFile): Promise<void> {
    const content = await make()
    if (content === null) return
    await this.cache.keepFile(fileOf(address), content)
    await this.take(address)
  }

  /** Where the file of a served address lies. */
  path(url: string): string {
    return join(this.outDir, fileOf(url))
  }

  /** Serves a file of an earlier run again; false where it has to be made anew. */
  async take(url: string): Promise<boolean> {
    await this.opened
    const file = fileOf(url)
    this.named.add(file)
    return this.cache.layOut(file, this.outDir)
  }

  /** True when every one of them is served again. */
  async takeAll(urls: readonly string[]): Promise<boolean> {
    return (await Promise.all(urls.map((url) => this.take(url)))).every(Boolean)
  }

  /** Where every save is built, what open pages may have read of stays a while. */
  async removeUnnamed(): Promise<void> {
    const named = new Set([...this.named].map((file) => file.split('/')[0] ?? file))
    const served = this.cache.pixelCache?.serve(named) ?? named
    for (const name of await readdir(this.outDir)) {
      // an AVIF stays with the WebP that it was made of
      if (HASHED.test(name) && !served.has(name.replace(/\.avif$/, '.webp'))) {
        await rm(join(this.outDir, name), { recursive: true, force: true })
      }
    }
  }
}

function fileOf(address: string): string {
  return address.slice(SERVED_AT.length)
}

function servedKey(name: string, source: string, look: Look): string {
  return cacheKey('served', name, source, JSON.stringify(WEBP[look]))
}

/** All that tells a file of a set from another. */
function partsOf(file: SetFile): (string | number | Uint8Array)[] {
  if ('make' in file) return [file.source]
  if ('content' in file) return [file.content]
  const { width, height, data } = file.pixels
  return [width, height, data]
}

function sourceOf({ width, height, data }: Pixels): string {
  return cacheKey(width, height, data)
}

function encodeDraft({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png(DRAFT_PNG)
    .toBuffer()
}

/** A picture as it is served. */
export async function encode({ data, width, height }: Pixels, look: Look): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  return (look === 'opaque' ? image.removeAlpha() : image).webp(WEBP[look]).toBuffer()
}

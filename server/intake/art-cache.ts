import { randomUUID } from 'node:crypto'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { DAY_MS } from '#shared/domain/durations.ts'
import { Box } from '#shared/scene/layout.ts'
import * as z from 'zod/mini'
import { PixelCache } from './pixel-cache.ts'
import type { KnownPicture, Picture, Pixels } from './pixels/pixels.ts'

const FASTEST = 1
/** A build makes a picture and what comes of it in one go. */
const LOOKED_AT_AGAIN_BYTES = 96 * 1024 * 1024
const UNUSED_RETENTION_MS = 7 * DAY_MS
/** What was remembered of files that were made fast: no build may take them for its own. */
const DRAFT = 'draft.json'

const PictureHead = z.nullable(z.object({ width: z.int(), height: z.int(), box: Box }))
type PictureHead = z.infer<typeof PictureHead>
/** A line of JSON; the pixels follow. */
const HEAD_BYTES = 256

/**
 * Results kept between runs under the hash of what they were made from: rendered pictures, records, encoded files.
 * What is missing or damaged is made anew, so the folder may be deleted at any time; only what was kept by `keepAlways` is
 * decided anew then, and may come out different.
 */
export class ArtCache {
  /** How many pictures and files were made in this run because no earlier one had left them. */
  made = 0
  /** Of a process that builds on every save: it writes files that are made fast, and remembers them apart from those of a build. */
  readonly pixelCache: PixelCache | null
  /** Pixels that were used last. */
  private readonly atHand: PixelCache
  private readonly dir: string
  private readonly opened: Promise<unknown>

  constructor(dir: string, pixelCache: PixelCache | null = null) {
    this.dir = dir
    this.pixelCache = pixelCache
    this.atHand = pixelCache ?? new PixelCache(LOOKED_AT_AGAIN_BYTES)
    this.opened = mkdir(dir, { recursive: true })
  }

  /** Null stands for a drawing in which nothing can be seen. Of what an earlier run left only the head is read. */
  async picture(key: string, make: () => Promise<Picture | null>): Promise<KnownPicture | null> {
    const head = (await this.head(key)) ?? { of: headOf(await this.makePicture(key, make)) }
    return head.of && { key, ...head.of, pixels: () => this.pixels(key, make) }
  }

  /** The pixels of a picture of which only what is encoded is looked at again: no file of them is kept. */
  async passing(key: string, make: () => Promise<Picture | null>): Promise<Pixels | null> {
    const atHand = this.atHand.picture(key)
    if (atHand !== undefined) return atHand && atHand.pixels
    const picture = await make()
    this.made++
    this.atHand.keepPicture(key, picture)
    return picture && picture.pixels
  }

  /** The head of a picture that was made before; null where there is none. */
  private async head(key: string): Promise<{ of: PictureHead } | null> {
    const atHand = this.atHand.picture(key)
    if (atHand !== undefined) return { of: headOf(atHand) }
    const start = await this.readStart(key, 'picture', HEAD_BYTES)
    const read = start && z.safeParse(PictureHead, parse(firstLine(start)))
    return read?.success ? { of: read.data } : null
  }

  private async pixels(key: string, make: () => Promise<Picture | null>): Promise<Pixels> {
    const picture =
      this.atHand.picture(key) ?? (await this.unpack(key)) ?? (await this.makePicture(key, make))
    if (!picture) throw new Error('a picture that was there shows nothing any more')
    return picture.pixels
  }

  private async unpack(key: string): Promise<Picture | null> {
    const stored = await this.read(key, 'picture')
    const picture = stored && (await unpackPicture(stored).catch(() => null))
    if (picture) this.atHand.keepPicture(key, picture)
    return picture
  }

  private async makePicture(key: string, make: () => Promise<Picture | null>): Promise<Picture | null> {
    const picture = await make()
    this.made++
    this.atHand.keepPicture(key, picture)
    await this.write(key, 'picture', await packPicture(picture))
    return picture
  }

  async record<Schema extends z.core.$ZodType>(
    key: string,
    schema: Schema,
    make: () => Promise<z.output<Schema>>,
  ): Promise<z.output<Schema>> {
    return (await this.known(key, schema)) ?? (await this.remember(key, await make()))
  }

  async known<Schema extends z.core.$ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | null> {
    const stored = (await this.read(key, 'json')) ?? (this.pixelCache && (await this.read(key, DRAFT)))
    if (!stored) return null
    return z.safeParse(schema, parse(stored)).data ?? null
  }

  async remember<Value>(key: string, value: Value): Promise<Value> {
    await this.write(key, this.pixelCache ? DRAFT : 'json', Buffer.from(JSON.stringify(value)))
    return value
  }

  /** What drafts and builds share: it was not made fast or well, but decided. */
  async keepAlways(key: string, value: unknown): Promise<void> {
    await this.write(key, 'json', Buffer.from(JSON.stringify(value)))
  }

  /** Keeps a finished file under the name it is served by. */
  async keepFile(name: string, content: Buffer): Promise<void> {
    this.made++
    await this.write(name, 'file', content)
  }

  /** Whether a file is kept under this name; it is used then. */
  async hasFile(name: string): Promise<boolean> {
    await this.opened
    const path = this.path(name, 'file')
    if ((await stat(path).catch(() => null)) === null) return false
    await touch(path)
    return true
  }

  /** Puts a kept file into a folder, or into one inside of it where its name says so; false where it is not kept any more. */
  async layOut(name: string, folder: string): Promise<boolean> {
    await this.opened
    // what is laid out already is used as well
    await touch(this.path(name, 'file'))
    const target = join(folder, name)
    if (await stat(target).catch(() => null)) return true
    await mkdir(dirname(target), { recursive: true })
    const interim = `${target}.${randomUUID()}`
    const isCopied = await copyFile(this.path(name, 'file'), interim).then(
      () => true,
      () => false,
    )
    if (isCopied) await rename(interim, target)
    return isCopied
  }

  /** Forgets what no run has used for a week. */
  async sweep(now: number): Promise<void> {
    await this.opened
    for (const name of await readdir(this.dir)) {
      const path = join(this.dir, name)
      const file = await stat(path).catch(() => null)
      if (file?.isFile() && now - file.mtimeMs > UNUSED_RETENTION_MS) await rm(path, { force: true })
    }
  }

  private path(key: string, kind: string): string {
    return join(this.dir, `${key.replace('/', ' ')}.${kind}`)
  }

  private async read(key: string, kind: string): Promise<Buffer | null> {
    await this.opened
    const path = this.path(key, kind)
    const content = await readFile(path).catch(() => null)
    if (content) await touch(path)
    return content
  }

  private async readStart(key: string, kind: string, bytes: number): Promise<Buffer | null> {
    await this.opened
    const path = this.path(key, kind)
    const file = await open(path).catch(() => null)
    if (!file) return null
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
      await file.utimes(new Date(), new Date()).catch(() => undefined)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  /** Renamed into place, so that no reader ever meets half a file. */
  private async write(key: string, kind: string, content: Buffer): Promise<void> {
    await this.opened
    const interim = join(this.dir, randomUUID())
    await writeFile(interim, content)
    await rename(interim, this.path(key, kind))
  }
}

/** Says that this run has used a file, where there is one. */
async function touch(path: string): Promise<void> {
  await utimes(path, new Date(), new Date()).catch(() => undefined)
}

function headOf(picture: Picture | null): PictureHead {
  if (!picture) return null
  const { pixels, box } = picture
  return { width: pixels.width, height: pixels.height, box }
}

async function packPicture(picture: Picture | null): Promise<Buffer> {
  const body = picture
    ? await promisify(deflateRaw)(picture.pixels.data, { level: FASTEST })
    : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(`${JSON.stringify(headOf(picture))}\n`), body])
}

async function unpackPicture(stored: Buffer): Promise<Picture | null> {
  const line = firstLine(stored)
  const head = z.parse(PictureHead, parse(line))
  if (!head) return null
  const data = await promisify(inflateRaw)(stored.subarray(line.length + 1))
  return { pixels: { data, width: head.width, height: head.height }, box: head.box }
}

/** Empty where no line ends. */
function firstLine(content: Buffer): Buffer {
  return content.subarray(0, Math.max(0, content.indexOf('\n')))
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}

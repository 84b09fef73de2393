import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { say } from '#shared/domain/findings/words.ts'
import type { ArtStore } from './art-store.ts'
import { settleEmbedded, checkHeader } from './drawing/embedded.ts'
import { MOST_PIXELS, renderSvg } from './drawing/render.ts'
import { isSvg, parseSvg, sizedSvg } from './drawing/svg-file.ts'
import { findingsInDrawing } from './drawing/svg-safety.ts'
import { cacheKey } from './fingerprint.ts'
import type { ArtCache } from './art-cache.ts'
import type { Picture, Pixels } from './pixels/pixels.ts'
import { visibleBox } from '#shared/scene/hit/visible-box.ts'
import { textOf } from './read/text-file.ts'
import { UnreadableArt } from './unreadable-art.ts'

/**
 * Pictures of cards and tasks are shown at most this large, at twice the density; what is looked at from near is finer, a badge
 * smaller.
 */
const LARGEST = {
  usual: { width: 1280, height: 960 },
  large: { width: 2560, height: 1920 },
  badge: { width: 320, height: 320 },
}
export type ServedSize = keyof typeof LARGEST

/** What a single file may be. */
interface ArtRules {
  name: string
  /** Of pixels. */
  formats: readonly string[]
  /** Whether nothing may be amiss with a drawing, or nothing that is unsafe. */
  isStrict: boolean
}

const OWN_ART: ArtRules = { name: 'art-file', formats: ['png', 'webp', 'jpeg'], isStrict: true }
/** What lies in a book was made elsewhere: words may be drawn in it, and it is AVIF (`heif`) or GIF, too. */
const BOOK_ART: ArtRules = {
  name: 'book-art',
  formats: [...OWN_ART.formats, 'gif', 'heif'],
  isStrict: false,
}

/**
 * Makes a served picture of a single file, SVG or pixels, and gives its address.
 * @param later gets the address of what no earlier build has made, which is not made then
 * @throws UnreadableArt with what is wrong
 */
export async function storeArtFile(
  name: string,
  path: string,
  cache: ArtCache,
  store: ArtStore,
  size: ServedSize = 'usual',
  later: Set<string> | null = null,
): Promise<string> {
  // What was served once needs not even be opened.
  const key = servedKey(name, await readFile(path), size)
  const address = store.addressOf(name, key)
  if (await store.take(address)) return address
  if (cache.pixelCache) return storeDraft(key, name, path, cache, store, size)
  if (later) {
    later.add(address)
    return address
  }
  await store.keepAs(address, await readOnce(path, cache, size))
  await store.take(address)
  return address
}

/** One that is made fast is named by what it shows. */
async function storeDraft(
  key: string,
  name: string,
  path: string,
  cache: ArtCache,
  store: ArtStore,
  size: ServedSize,
): Promise<string> {
  const known = await cache.known(key, z.string())
  if (known !== null && (await store.take(known))) return known
  return cache.remember(key, await store.put(name, await readOnce(path, cache, size)))
}

/**
 * Makes the picture of a single file that will be stored in its usual size, unless an earlier run has.
 * @param awaited addresses that are served at once: somebody may be waiting for them
 * @throws UnreadableArt as `storeArtFile` will
 */
export async function prepareArtFile(
  name: string,
  path: string,
  cache: ArtCache,
  store: ArtStore,
  awaited: ReadonlySet<string>,
): Promise<void> {
  const address = store.addressOf(name, servedKey(name, await readFile(path), 'usual'))
  if (!(await store.isCached(address))) await store.keepAs(address, await readOnce(path, cache, 'usual'))
  if (awaited.has(address)) await store.take(address)
}

function servedKey(name: string, content: Buffer, size: ServedSize): string {
  return cacheKey('art-file', 'served', size, name, content)
}

/** The pixels of a single file, SVG or pixels. @throws UnreadableArt with what is wrong */
export async function readArtFile(
  path: string,
  cache: ArtCache,
  size: ServedSize = 'usual',
): Promise<Pixels> {
  return readArt(await readFile(path), cache, size, OWN_ART)
}

/** The same of one that is stored as it is, and so not read again while it stays the same. */
async function readOnce(path: string, cache: ArtCache, size: ServedSize): Promise<Pixels> {
  return readArt(await readFile(path), cache, size, OWN_ART, true)
}

/** The same of a file that lies in a book. @throws UnreadableArt with what is wrong */
export function readBookArt(content: Buffer, cache: ArtCache): Promise<Pixels> {
  return readArt(content, cache, 'usual', BOOK_ART)
}

async function readArt(
  content: Buffer,
  cache: ArtCache,
  size: ServedSize,
  rules: ArtRules,
  isOnce = false,
): Promise<Pixels> {
  const isDrawing = isSvg(content)
  const key = cacheKey(rules.name, size, isDrawing ? 'svg' : 'pixels', content)
  const make = (): Promise<Picture> =>
    isDrawing ? drawFile(textOf(content), size, rules) : decodeFile(content, size, rules)
  const pixels = isOnce ? await cache.passing(key, make) : await (await cache.picture(key, make))?.pixels()
  if (!pixels || !visibleBox(pixels, 1)) {
    throw new UnreadableArt(say('shows-nothing'), say('shows-nothing-hint'))
  }
  return pixels
}

async function drawFile(source: string, of: ServedSize, { isStrict }: ArtRules): Promise<Picture> {
  const file = parseSvg(source)
  const finding = findingsInDrawing(file.document).find(({ isUnsafe }) => isStrict || isUnsafe)
  if (finding)
    throw new UnreadableArt(say('in-line', { line: finding.line, problem: finding.problem }), finding.hint)
  await settleEmbedded(file)
  const { size } = file
  const scale = Math.min(LARGEST[of].width / size.width, LARGEST[of].height / size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const pixels = await renderSvg(sizedSvg(file, width, height)).catch(() => {
    throw new UnreadableArt(say('unrendered'), say('simplify-filters'))
  })
  return { pixels, box: { x: 0, y: 0, width, height } }
}

async function decodeFile(content: Buffer, of: ServedSize, { formats }: ArtRules): Promise<Picture> {
  const { format } = await checkHeader(content)
  if (!formats.includes(format)) {
    throw new UnreadableArt(say('format-inside', { format }), say('save-picture'))
  }
  const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ ...LARGEST[of], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadableArt(say('is-broken'), say('export-again-cut'))
    })
  const { width, height } = info
  return { pixels: { data, width, height }, box: { x: 0, y: 0, width, height } }
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as z from 'zod/mini'
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
 * @throws UnreadableArt with what is wrong
 */
export async function storeArtFile(
  name: string,
  path: string,
  cache: ArtCache,
  store: ArtStore,
  size: ServedSize = 'usual',
): Promise<string> {
  // What was served once needs not even be opened.
  const key = servedKey(name, await readFile(path), size)
  const known = await cache.known(key, z.string())
  if (known !== null && (await store.take(known))) return known
  return cache.remember(key, await store.put(name, await readArtFile(path, cache, size)))
}

/**
 * Makes the picture of a single file that will be stored in its usual size, unless an earlier run has.
 * @throws UnreadableArt as `storeArtFile` will
 */
export async function prepareArtFile(
  name: string,
  path: string,
  cache: ArtCache,
  store: ArtStore,
): Promise<void> {
  const key = servedKey(name, await readFile(path), 'usual')
  if ((await cache.known(key, z.string())) === null) await store.prepare(name, await readArtFile(path, cache))
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

/** The same of a file that lies in a book. @throws UnreadableArt with what is wrong */
export function readBookArt(content: Buffer, cache: ArtCache): Promise<Pixels> {
  return readArt(content, cache, 'usual', BOOK_ART)
}

async function readArt(content: Buffer, cache: ArtCache, size: ServedSize, rules: ArtRules): Promise<Pixels> {
  const isDrawing = isSvg(content)
  const picture = await cache.picture(
    cacheKey(rules.name, size, isDrawing ? 'svg' : 'pixels', content),
    () => (isDrawing ? drawFile(textOf(content), size, rules) : decodeFile(content, size, rules)),
  )
  const pixels = await picture?.pixels()
  if (!pixels || !visibleBox(pixels, 1)) {
    throw new UnreadableArt('shows nothing', 'Draw something on its canvas, and export it again.')
  }
  return pixels
}

async function drawFile(source: string, of: ServedSize, { isStrict }: ArtRules): Promise<Picture> {
  const file = parseSvg(source)
  const finding = findingsInDrawing(file.document).find(({ isUnsafe }) => isStrict || isUnsafe)
  if (finding) throw new UnreadableArt(`line ${finding.line}: ${finding.problem}`, finding.hint)
  await settleEmbedded(file)
  const { size } = file
  const scale = Math.min(LARGEST[of].width / size.width, LARGEST[of].height / size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const pixels = await renderSvg(sizedSvg(file, width, height)).catch(() => {
    throw new UnreadableArt('cannot be rendered', 'Simplify it: filters and masks first.')
  })
  return { pixels, box: { x: 0, y: 0, width, height } }
}

async function decodeFile(content: Buffer, of: ServedSize, { formats }: ArtRules): Promise<Picture> {
  const { format } = await checkHeader(content)
  if (!formats.includes(format)) {
    throw new UnreadableArt(`is ${format} inside`, 'Save it as PNG, WebP or SVG.')
  }
  const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ ...LARGEST[of], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadableArt('is broken', 'Export it again; it may be cut off.')
    })
  const { width, height } = info
  return { pixels: { data, width, height }, box: { x: 0, y: 0, width, height } }
}

import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
import type { Box, LayerLayout, Placed, SceneLayout } from '#shared/scene/layout.ts'
import * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import { cacheKey } from '../fingerprint.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** Of pictures on cards and tiles. */
const CARD = { width: 960, height: 720 }
/** Kept around an element, as a share of it. */
const AROUND = 0.4

/** A picture, and what can be seen of it. */
interface Shown extends Placed {
  seen: Box
}

/** Pictures of a scene as it stands, taken from what is stored of it: where a designer gives no picture of his own. */
export class Portraits {
  private readonly cache: ArtCache
  private readonly store: ArtStore

  constructor(cache: ArtCache, store: ArtStore) {
    this.cache = cache
    this.store = store
  }

  /** The served address of a picture of the middle of a scene. */
  ofScene(name: string, layout: SceneLayout): Promise<string> {
    return this.stored(name, layout, middleOf(layout))
  }

  /** The served address of a picture of an element where it stands; of its scene, where there is no such element. */
  ofElement(name: string, id: string, layout: SceneLayout): Promise<string> {
    const box = layout.elements.find((element) => element.id === id)?.picture.box
    return this.stored(name, layout, box ? around(box, layout) : middleOf(layout))
  }

  private async stored(name: string, layout: SceneLayout, piece: Box): Promise<string> {
    const key = cacheKey('portrait', name, JSON.stringify([layout, piece]))
    const known = await this.cache.known(key, z.string())
    if (known !== null && (await this.store.take(known))) return known
    const pixels = await this.paint(layout, piece, CARD.width)
    return this.cache.remember(key, await this.store.put(name, pixels, true))
  }

  /** A piece of a scene, everything waiting in it, as wide as asked for in pixels. */
  async paint(layout: SceneLayout, piece: Box, width: number): Promise<Pixels> {
    const height = Math.round((width * piece.height) / piece.width)
    const scale = width / piece.width
    const behind = layout.layers.filter(({ isFront }) => !isFront).flatMap((layer) => tiles(layer, layout))
    const front = layout.layers.filter(({ isFront }) => isFront).flatMap((layer) => tiles(layer, layout))
    const elements = layout.elements.map(({ picture }) => picture)
    const parts = [layout.background, ...behind, ...elements, ...front]
    const shown = parts.flatMap((part): Shown[] => {
      const seen = part && intersection(part.box, piece)
      return seen ? [{ ...part, seen }] : []
    })
    const overlays = await this.overlays(shown, piece, scale)
    const ground = { create: { width, height, channels: 4 as const, background: '#1b2b4b' } }
    const data = await sharp(ground).composite(overlays).raw().toBuffer()
    return { data, width, height }
  }

  /** Each file is opened once, one after the other: a page holds many pictures, and many layers are as large as the canvas. */
  private async overlays(parts: readonly Shown[], piece: Box, scale: number): Promise<OverlayOptions[]> {
    const overlays = new Map<Shown, OverlayOptions>()
    for (const url of new Set(parts.map(({ file }) => file.url))) {
      const file = await sharp(this.store.path(url)).raw().toBuffer({ resolveWithObject: true })
      for (const part of parts.filter(({ file }) => file.url === url)) {
        overlays.set(part, await cutOverlay(file, part, piece, scale))
      }
    }
    return parts.flatMap((part) => overlays.get(part) ?? [])
  }
}

async function cutOverlay(
  { data, info }: { data: Buffer; info: OutputInfo },
  { file: { frame }, box, seen }: Shown,
  piece: Box,
  scale: number,
): Promise<OverlayOptions> {
  const page = frame ?? { x: 0, y: 0, width: info.width, height: info.height }
  const [across, down] = [page.width / box.width, page.height / box.height]
  const cut = {
    left: Math.floor(page.x + (seen.x - box.x) * across),
    top: Math.floor(page.y + (seen.y - box.y) * down),
    width: Math.max(1, Math.floor(seen.width * across)),
    height: Math.max(1, Math.floor(seen.height * down)),
  }
  const left = Math.floor((seen.x - piece.x) * scale)
  const top = Math.floor((seen.y - piece.y) * scale)
  const width = Math.max(1, Math.floor((seen.x + seen.width - piece.x) * scale) - left)
  const height = Math.max(1, Math.floor((seen.y + seen.height - piece.y) * scale) - top)
  const overlay = await sharp(data, { raw: info })
    .extract(cut)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: overlay.data, raw: overlay.info, left, top }
}

/** A strip is there as often as it fits onto the canvas. */
function tiles({ picture, isTiled }: LayerLayout, { size }: SceneLayout): Placed[] {
  const { box } = picture
  const count = isTiled ? Math.ceil(size.width / box.width) : 1
  return Array.from({ length: count }, (_, index) => ({
    ...picture,
    box: { ...box, x: box.x + index * box.width },
  }))
}

function middleOf({ size, safe }: SceneLayout): Box {
  const height = Math.min(safe.height, (safe.width * CARD.height) / CARD.width)
  const width = (height * CARD.width) / CARD.height
  return within(
    { x: safe.x + (safe.width - width) / 2, y: safe.y + (safe.height - height) / 2, width, height },
    size,
  )
}

function around(box: Box, { size }: SceneLayout): Box {
  const wide = Math.max(box.width, (box.height * CARD.width) / CARD.height) * (1 + AROUND)
  const width = Math.min(wide, size.width, (size.height * CARD.width) / CARD.height)
  const height = (width * CARD.height) / CARD.width
  return within(
    { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    size,
  )
}

/** Moved until no side lies outside. */
function within(box: Box, size: { width: number; height: number }): Box {
  return {
    ...box,
    x: Math.min(Math.max(0, box.x), size.width - box.width),
    y: Math.min(Math.max(0, box.y), size.height - box.height),
  }
}

function intersection(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

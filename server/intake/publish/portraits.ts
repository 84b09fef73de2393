import type { Box, SceneLayout } from '#shared/scene/layout.ts'
import * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import { cacheKey } from '../fingerprint.ts'
import { cutOut, type Pixels } from '../pixels/pixels.ts'
import { resizePixels } from '../pixels/resize.ts'
import type { CompiledScene } from '../scene/compile-scene.ts'
import { fileKey } from '../scene/pack.ts'
import { paintScene, placedIn } from './paint-scene.ts'
import type { SceneViews } from './scene-views.ts'

/** Of pictures on cards and tiles. */
const CARD = { width: 960, height: 720 }
/** Kept around an element, as a share of it. */
const AROUND = 0.4

/** A scene of which something can be shown. */
export interface Paintable {
  layout: SceneLayout
  sources: CompiledScene['sources']
}

export function paintable(scene: CompiledScene | undefined): Paintable | null {
  return scene?.layout ? { layout: scene.layout, sources: scene.sources } : null
}

export interface Studio {
  /** The adventure. */
  of: string
  cache: ArtCache
  store: ArtStore
  views: SceneViews
}

/** Pictures of a scene as it stands, taken from what is stored of it: where a designer gives no picture of his own. */
export class Portraits {
  readonly studio: Studio
  /** Pixels per reference unit; drafts are coarser. */
  private readonly scale: number
  private painted: { layout: SceneLayout; scene: Promise<Pixels> } | null = null

  constructor(studio: Studio) {
    this.studio = studio
    this.scale = studio.cache.pixelCache ? 0.5 : 1
  }

  /** The served address of a picture of the middle of a scene. */
  ofScene(name: string, scene: Paintable): Promise<string> {
    return this.stored(name, scene, middleOf(scene.layout))
  }

  /** The served address of a picture of an element where it stands; of its scene, where there is no such element. */
  ofElement(name: string, id: string, scene: Paintable): Promise<string> {
    const { layout } = scene
    const box = layout.elements.find((element) => element.id === id)?.picture.box
    return this.stored(name, scene, box ? around(box, layout) : middleOf(layout))
  }

  private stored(name: string, scene: Paintable, piece: Box): Promise<string> {
    const { of, store, views } = this.studio
    const view = {
      name: `${of}/${name}`,
      key: cacheKey('portrait', name, fingerprint(scene, piece)),
      schema: z.string(),
      urlsOf: (url: string) => [url],
    }
    return views.take(view, async () =>
      store.put(name, await this.paint(scene.layout, piece, CARD.width * this.scale), 'opaque'),
    )
  }

  /** A piece of a scene, everything waiting in it, as wide as asked for in pixels. */
  async paint(layout: SceneLayout, piece: Box, width: number): Promise<Pixels> {
    const scene = await this.scene(layout)
    const left = Math.floor(piece.x * this.scale)
    const top = Math.floor(piece.y * this.scale)
    const across = Math.min(Math.max(1, Math.floor(piece.width * this.scale)), scene.width - left)
    const down = Math.min(Math.max(1, Math.floor(piece.height * this.scale)), scene.height - top)
    return resizePixels(
      cutOut(scene, left, top, across, down),
      width,
      Math.round((width * piece.height) / piece.width),
    )
  }

  /** Painted once for all portraits that are taken of it one after the other. */
  private scene(layout: SceneLayout): Promise<Pixels> {
    if (this.painted?.layout === layout) return this.painted.scene
    const scene = paintScene(layout, this.scale, (url) => this.studio.store.path(url))
    this.painted = { layout, scene }
    return scene
  }
}

/** Changes when, and only when, that piece of the scene looks different. */
export function fingerprint(
  { layout, sources }: Paintable,
  piece: Box,
  locked?: ReadonlySet<string>,
): string {
  const seen = placedIn(layout, locked).filter(({ box }) => overlap(box, piece))
  const parts = seen.map(({ file, box }) => [sources[fileKey(file)] ?? fileKey(file), box])
  return JSON.stringify([piece, parts])
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

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

import { textureBytes } from '#shared/scene/art/budget.ts'
import { Point, SceneLayout } from '#shared/scene/layout.ts'
import * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore, Look } from '../art-store.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import { cacheKey } from '../fingerprint.ts'
import type { KnownPicture, Pixels } from '../pixels/pixels.ts'
import { BURNT_RULE, burntShare } from '../pixels/burnt.ts'
import { thinnestPoint } from '../pixels/thinnest.ts'
import { hitPolygon } from '#shared/scene/hit/hit-polygon.ts'
import { sideBySide } from '../side-by-side.ts'
import type { SceneArt } from './scene-art.ts'
import { drawPictures, Undrawn, type Drawn } from './draw-pictures.ts'
import { layoutScene } from './layout-scene.ts'
import type { Size } from '#shared/scene/measures.ts'
import { fileKey, isLarge, packPictures, type PackItem, type PackedPictures } from './pack.ts'
import { elementPicture, ownerOf, planPicture, waveOf, type PlannedPicture } from './plan.ts'
import { resizePixels } from '../pixels/resize.ts'

/** Raise it when the same pictures must be packed differently. */
const PACK_RULE = 'waves and owners'

const Thinnest = z.object({ alpha: z.number(), x: z.number(), y: z.number() })

/**
 * What came of drawing a scene, kept between runs. It holds facts and no verdict, so that a changed rule is heard about
 * old art too.
 */
const DrawnScene = z.object({
  layout: SceneLayout,
  /** On the graphics card: everything, and the half-size set for phones. */
  bytes: z.object({ full: z.number(), small: z.number() }),
  urls: z.array(z.string()),
  /** What its pictures were made from, by `fileKey`. */
  sources: z.record(z.string(), z.string()),
  pictures: z.array(z.object({ id: z.string(), bytes: z.number() })),
  undrawn: z.array(Undrawn),
  /** Which share of what a light falls on turns white, by element, counted by `BURNT_RULE`. */
  burnt: z.record(z.string(), z.number()),
  /** Where the background lets most through: its alpha of 255, and how far from the left and the top, in per cent. */
  thinnest: z.nullable(Thinnest),
})
export type DrawnScene = z.infer<typeof DrawnScene>

interface Drawing extends Pick<SceneArt, 'name' | 'kind' | 'settings'> {
  groups: readonly DrawnGroup[]
  size: Size
}

/** Turns groups into stored pictures with their places. Nothing is made that an earlier run has left. */
export async function drawScene(drawing: Drawing, cache: ArtCache, store: ArtStore): Promise<DrawnScene> {
  const { name, kind, settings, groups, size } = drawing
  const pictures = groups.map(({ label, file, period, content }) => [label, file, period, content])
  const key = cacheKey('scene', PACK_RULE, BURNT_RULE, name, kind, JSON.stringify([settings, size, pictures]))
  const known = await cache.known(key, DrawnScene)
  if (known && (await store.takeAll(known.urls))) return known
  return cache.remember(key, await makeScene(drawing, cache, store))
}

async function makeScene(
  { name, kind, settings, groups, size }: Drawing,
  cache: ArtCache,
  store: ArtStore,
): Promise<DrawnScene> {
  const plan = groups.map((group) => planPicture(group, settings, size))
  const { drawn, undrawn } = await drawPictures({ plan, size, settings, cache })
  const strips = new Set(plan.flatMap(({ id, treatment }) => (treatment === 'strip' ? [id] : [])))
  const items = [...drawn.values()].map((picture) => packItem(picture, strips, settings))
  const full = await packPictures(name, items, store)
  const small = await packPictures(
    `${name}-small`,
    await sideBySide(items, (item) => halfSize(item, cache)),
    store,
  )
  const background = drawn.get('background')?.picture
  const hits = await findHits(plan, drawn, cache)
  return {
    layout: layoutScene({ kind, size, settings, plan, drawn, hits, full, small }),
    bytes: { full: full.bytes, small: small.bytes },
    urls: [...urlsOf(full), ...urlsOf(small)],
    sources: sourcesOf(items, full),
    pictures: items.map(({ id, picture }) => ({ id, bytes: textureBytes(picture) })),
    undrawn,
    burnt: await findBurnt(plan, drawn, cache),
    thinnest: background ? await findThinnest(background, cache) : null,
  }
}

/** Where presses meet the elements, by their names. */
async function findHits(
  plan: readonly PlannedPicture[],
  drawn: ReadonlyMap<string, Drawn>,
  cache: ArtCache,
): Promise<Map<string, Point[]>> {
  const elements = plan.flatMap(({ id, group: { name } }) => {
    const picture = drawn.get(id)?.picture
    return picture && name.role === 'element' && name.picture === 'normal' ? [{ id: name.id, picture }] : []
  })
  const hits = await sideBySide(elements, async ({ id, picture }): Promise<[string, Point[]]> => {
    const find = async (): Promise<Point[]> => hitPolygon(await picture.pixels(), picture.box)
    return [id, await cache.record(cacheKey('hit', picture.key), z.array(Point), find)]
  })
  return new Map(hits)
}

/** Of the lights that are drawn for when an element is done. */
async function findBurnt(
  plan: readonly PlannedPicture[],
  drawn: ReadonlyMap<string, Drawn>,
  cache: ArtCache,
): Promise<Record<string, number>> {
  const lights = plan.flatMap(({ id, group: { name } }) => {
    if (name.role !== 'element' || name.picture !== 'light') return []
    const light = drawn.get(id)?.picture
    const base = drawn.get(elementPicture(name.id, 'normal'))?.picture
    return light && base ? [{ id: name.id, light, base }] : []
  })
  const shares = await sideBySide(lights, async ({ id, light, base }): Promise<[string, number]> => {
    const find = async (): Promise<number> =>
      burntShare(
        { pixels: await base.pixels(), box: base.box },
        { pixels: await light.pixels(), box: light.box },
      )
    return [id, await cache.record(cacheKey(BURNT_RULE, base.key, light.key), z.number(), find)]
  })
  return Object.fromEntries(shares)
}

function findThinnest({ key, pixels }: KnownPicture, cache: ArtCache): Promise<z.infer<typeof Thinnest>> {
  return cache.record(cacheKey('thinnest', key), Thinnest, async () => thinnestPoint(await pixels()))
}

function packItem(
  { id, picture }: Drawn,
  strips: ReadonlySet<string>,
  settings: SceneArt['settings'],
): PackItem {
  const look = lookOf(id)
  return {
    id,
    picture,
    look,
    standsAlone: look === 'opaque' || strips.has(id) || isLarge(picture),
    wave: waveOf(id),
    owner: ownerOf(id, settings),
  }
}

function lookOf(id: string): Look {
  if (id === 'background') return 'opaque'
  return waveOf(id) === 'view' || id.endsWith(' done') ? 'sharp' : 'soft'
}

/** A picture that stood alone may share a page at half its size. */
async function halfSize(item: PackItem, cache: ArtCache): Promise<PackItem> {
  const { key, box } = item.picture
  const width = Math.max(1, Math.round(item.picture.width / 2))
  const height = Math.max(1, Math.round(item.picture.height / 2))
  const half = cacheKey('half', key)
  const make = async (): Promise<Pixels> => resizePixels(await item.picture.pixels(), width, height)
  const picture = item.standsAlone
    ? { key: half, width, height, box, pixels: make }
    : await cache.picture(half, async () => ({ pixels: await make(), box }))
  return { ...item, picture: picture ?? item.picture }
}

function sourcesOf(items: readonly PackItem[], { files }: PackedPictures): Record<string, string> {
  return Object.fromEntries(
    items.flatMap(({ id, picture }): [string, string][] => {
      const file = files.get(id)
      return file ? [[fileKey(file), picture.key]] : []
    }),
  )
}

function urlsOf({ files }: PackedPictures): string[] {
  return [...new Set([...files.values()].map(({ url }) => url))]
}

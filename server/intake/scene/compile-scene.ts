import { readFile } from 'node:fs/promises'
import type { SceneFile } from '#shared/scene/files.ts'
import { SceneLayout } from '#shared/scene/layout.ts'
import * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import { cacheKey } from '../fingerprint.ts'
import { Findings } from '../findings.ts'
import { sideBySide } from '../side-by-side.ts'
import { checkGeometry } from './check-geometry.ts'
import { checkGroups } from './check-groups.ts'
import { drawPictures, type Drawn } from './draw-pictures.ts'
import { layoutScene } from './layout-scene.ts'
import type { SceneKind, Size } from './measures.ts'
import { isLarge, packPictures, type PackItem, type PackedPictures } from './pack.ts'
import { planPicture } from './plan.ts'
import { readDrawing } from './read-drawing.ts'
import { resizePixels } from './resize.ts'

export interface SceneArt {
  /** Of the mission: part of the files' names. */
  name: string
  kind: SceneKind
  drawing: { path: string; label: string }
  settings: SceneFile & { label: string; isSizeSaid: boolean }
}

const CompiledScene = z.object({
  layout: z.nullable(SceneLayout),
  /** On the graphics card: everything, and the half-size set for phones. */
  bytes: z.object({ full: z.number(), small: z.number() }),
  urls: z.array(z.string()),
  findings: z.array(
    z.object({
      severity: z.enum(['fault', 'advice']),
      file: z.string(),
      problem: z.string(),
      mend: z.string(),
    }),
  ),
})
export type CompiledScene = z.infer<typeof CompiledScene>

/** Turns the drawing of a scene into stored pictures with their places. Nothing is made that an earlier run has left. */
export async function compileScene(art: SceneArt, cache: ArtCache, store: ArtStore): Promise<CompiledScene> {
  const { name, kind, settings, drawing } = art
  const key = cacheKey(
    'scene',
    name,
    kind,
    drawing.label,
    JSON.stringify(settings),
    await readFile(drawing.path),
  )
  const known = await cache.known(key, CompiledScene)
  if (known && (await Promise.all(known.urls.map((url) => store.take(url)))).every(Boolean)) return known
  return cache.remember(key, await makeScene(art, cache, store))
}

async function makeScene(art: SceneArt, cache: ArtCache, store: ArtStore): Promise<CompiledScene> {
  const {
    kind,
    settings,
    drawing: { path, label },
  } = art
  const findings = new Findings()
  const drawing = await readDrawing(path, label, findings)
  if (!drawing) return { layout: null, bytes: { full: 0, small: 0 }, urls: [], findings: findings.list }
  const size = sceneSize(art, drawing.size, findings)
  const groups = checkGroups(drawing.groups, settings, label, findings)
  const plan = groups.map((group) => planPicture(group, settings, size))
  const drawn = await drawPictures({ plan, size, settings, cache, file: label, findings })
  const strips = new Set(plan.flatMap(({ id, treatment }) => (treatment === 'strip' ? [id] : [])))
  const items = [...drawn.values()].map((picture) => packItem(picture, strips))
  const full = await packPictures(art.name, items, store)
  const small = await packPictures(`${art.name}-small`, await sideBySide(items, halfSize), store)
  const layout = layoutScene({ kind, size, settings, plan, drawn, full, small })
  const bytes = { full: full.bytes, small: small.bytes }
  checkGeometry({ kind, layout, drawn, bytes, settings, label, findings })
  return { layout, bytes, urls: [...urlsOf(full), ...urlsOf(small)], findings: findings.list }
}

function packItem({ id, picture: { pixels } }: Drawn, strips: ReadonlySet<string>): PackItem {
  const isOpaque = id === 'background'
  return { id, pixels, isOpaque, standsAlone: isOpaque || strips.has(id) || isLarge(pixels) }
}

/** A picture that stood alone may share a page at half its size. */
async function halfSize(item: PackItem): Promise<PackItem> {
  const { width, height } = item.pixels
  const pixels = await resizePixels(
    item.pixels,
    Math.max(1, Math.round(width / 2)),
    Math.max(1, Math.round(height / 2)),
  )
  return { ...item, pixels }
}

function sceneSize({ settings, drawing: { label } }: SceneArt, drawn: Size, findings: Findings): Size {
  const [width, height] = settings.size
  if (settings.isSizeSaid && (width !== drawn.width || height !== drawn.height)) {
    findings.fault(
      label,
      `is ${drawn.width} x ${drawn.height}, but scene.json says ${width} x ${height}`,
      'Change the canvas of the drawing, or "size" in scene.json.',
    )
  }
  const isUsable = drawn.width >= 320 && drawn.height >= 240 && drawn.width <= 3840 && drawn.height <= 2160
  if (isUsable) return drawn
  findings.fault(
    label,
    `is ${drawn.width} x ${drawn.height}`,
    'Use a canvas of 1920 x 1080, for a moving map up to 3840 x 2160.',
  )
  return { width, height }
}

function urlsOf({ files }: PackedPictures): string[] {
  return [...new Set([...files.values()].map(({ url }) => url))]
}

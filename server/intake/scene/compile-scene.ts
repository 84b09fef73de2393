import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { say } from '#shared/domain/findings/words.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { LARGEST_SCENE, SMALLEST_SCENE, USUAL_SCENE, type Size } from '#shared/scene/measures.ts'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import { Findings, type Finding } from '../findings.ts'
import { cacheKey, fileHash } from '../fingerprint.ts'
import { sideBySide } from '../side-by-side.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import { checkGeometry } from './check-geometry.ts'
import { checkShape } from './check-shape.ts'
import { checkGroups } from './check-groups.ts'
import { checkLanterns, withLanterns } from './lantern-paths.ts'
import { Places } from './place-homeless.ts'
import { drawScene, type DrawnScene } from './draw-scene.ts'
import { readArt, type ReadArt } from './read-art.ts'
import type { SceneArt } from './scene-art.ts'

export interface CompiledScene {
  /** Null where nothing of the drawing can be shown. */
  layout: SceneLayout | null
  /** On the graphics card: everything, and the half-size set for phones. */
  bytes: { full: number; small: number }
  findings: Finding[]
  urls: string[]
  /** What its pictures were made from, by `fileKey`: equal words are equal pixels, on whatever page they lie. */
  sources: Readonly<Record<string, string>>
  /** Elements that somebody drew and that cannot be shown, which is reported: 'all' where a whole drawing was refused. */
  broken: 'all' | readonly string[]
}

/**
 * The scenes that this process has compiled, by what they are called in findings. While a process runs its rules stay the same,
 * so what it said of a file holds until the file changes; no longer.
 */
export type CompiledScenes = Map<string, { key: string; compiled: CompiledScene }>

interface Workshop {
  cache: ArtCache
  store: ArtStore
  compiledScenes: CompiledScenes
}

/** Turns the drawing of a scene into stored pictures with their places, and checks it. */
export async function compileScene(art: SceneArt, workshop: Workshop): Promise<CompiledScene> {
  const { store, compiledScenes } = workshop
  const { label, files } = art
  const paths = [...(files.drawing ? [files.drawing] : []), ...files.layers].map(({ path }) => path)
  const hashes = await sideBySide(paths, fileHash)
  const key = cacheKey(JSON.stringify(art), ...hashes)
  const before = compiledScenes.get(`${label} ${art.name}`)
  if (before?.key === key && (await store.takeAll(before.compiled.urls))) return before.compiled
  const compiled = await drawAndCheck(art, workshop)
  compiledScenes.set(`${label} ${art.name}`, { key, compiled })
  return compiled
}

async function drawAndCheck(art: SceneArt, { cache, store }: Workshop): Promise<CompiledScene> {
  const { name, kind, label, settings } = art
  const findings = new Findings()
  const drawing = await readWithPlaces(art, cache, findings)
  if (!drawing) {
    const bytes = { full: 0, small: 0 }
    return { layout: null, bytes, findings: findings.list, urls: [], sources: {}, broken: 'all' }
  }
  const size = sceneSize(art, drawing.size, findings)
  if (!art.isMobile) checkShape(kind, size, label, findings)
  const usable = checkGroups(drawing, settings, label, findings)
  if (!drawing.refused.hasDrawing) checkLanterns(usable, settings, findings)
  const groups = withLanterns(usable, settings, size)
  const drawn = await drawScene({ name, kind, settings, groups, size }, cache, store)
  reportUndrawn(drawn, findings)
  checkGeometry({ kind, drawn, settings, label, files: filesOf(groups), findings })
  const { layout, bytes, urls, sources } = drawn
  return { layout, bytes, findings: findings.list, urls, sources, broken: brokenElements(drawing, layout) }
}

/**
 * What nobody places stands where it stood before on this machine; what cannot be opened for a moment comes back there. A
 * picture whose file is gone, or that is placed now, leaves its spot to others.
 */
async function readWithPlaces(art: SceneArt, cache: ArtCache, findings: Findings): Promise<ReadArt | null> {
  const [lowest] = art.files.layers
  if (!lowest) return readArt(art, {}, findings)
  const folder = resolve(lowest.path, '..')
  const key = art.isMobile ? cacheKey('places', 'mobile', folder) : cacheKey('places', folder)
  const earlier = (await cache.known(key, Places)) ?? {}
  const names = new Set(art.files.layers.map(({ said }) => said))
  const there = Object.fromEntries(Object.entries(earlier).filter(([said]) => names.has(said)))
  const drawing = await readArt(art, there, findings)
  const places = drawing?.places ?? there
  if (!isDeepStrictEqual(places, earlier)) await cache.keepAlways(key, places)
  return drawing
}

function brokenElements(
  { groups, refused }: ReadArt,
  { elements, views = [] }: SceneLayout,
): CompiledScene['broken'] {
  if (refused.hasDrawing) return 'all'
  const names = [...groups.map(({ name }) => name), ...refused.names]
  const ids = names.flatMap((name) => (name.role === 'element' && name.picture === 'normal' ? [name.id] : []))
  return ids.filter((id) => ![...elements, ...views].some((element) => element.id === id))
}

function reportUndrawn({ undrawn }: DrawnScene, findings: Findings): void {
  for (const { group, file, reason } of undrawn) {
    if (reason === null) {
      findings.error(file, say('nothing-seen', { group }), say('nothing-seen-hint'))
    } else if (typeof reason === 'string') {
      findings.error(file, say('group-unrendered', { group, reason }), say('simplify-filters'))
    } else findings.error(file, reason.problem, reason.hint)
  }
}

/** The files in which the background and the elements are drawn. */
function filesOf(groups: readonly DrawnGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ name, file }): [string, string][] => {
      if (name.role === 'background') return [['background', file]]
      return name.role === 'element' && name.picture === 'normal' ? [[`element ${name.id}`, file]] : []
    }),
  )
}

function sceneSize({ settings, label }: SceneArt, drawn: Size, findings: Findings): Size {
  const [width, height] = settings.size
  if (settings.isSizeSaid && (width !== drawn.width || height !== drawn.height)) {
    findings.error(
      label,
      say('size-other', { size: inWords(drawn), said: `${width} x ${height}` }),
      say('size-other-hint'),
    )
  }
  if (holds(drawn, SMALLEST_SCENE) && holds(LARGEST_SCENE, drawn)) return drawn
  findings.error(
    label,
    say('size-wrong', { size: inWords(drawn) }),
    say('size-wrong-hint', { usual: inWords(USUAL_SCENE), largest: inWords(LARGEST_SCENE) }),
  )
  return { width, height }
}

function holds(outer: Size, inner: Size): boolean {
  return outer.width >= inner.width && outer.height >= inner.height
}

function inWords({ width, height }: Size): string {
  return `${width} x ${height}`
}

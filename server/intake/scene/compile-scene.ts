import { readFile } from 'node:fs/promises'
import type { SceneFile } from '#shared/scene/files.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import {
  LARGEST_SCENE,
  SMALLEST_SCENE,
  USUAL_SCENE,
  type SceneKind,
  type Size,
} from '#shared/scene/measures.ts'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import { Findings, type Finding } from '../findings.ts'
import { cacheKey } from '../fingerprint.ts'
import { checkGeometry } from './check-geometry.ts'
import { checkGroups } from './check-groups.ts'
import { drawScene, type DrawnScene } from './draw-scene.ts'
import { readDrawing } from './read-drawing.ts'

export interface SceneArt {
  /** Of the mission: part of the files' names. */
  name: string
  kind: SceneKind
  drawing: { path: string; label: string }
  settings: SceneFile & { label: string; isSizeSaid: boolean }
}

export interface CompiledScene {
  /** Null where nothing of the drawing can be shown. */
  layout: SceneLayout | null
  /** On the graphics card: everything, and the half-size set for phones. */
  bytes: { full: number; small: number }
  findings: Finding[]
  urls: string[]
}

/**
 * The scenes that this process has compiled, by the path of their drawing. While a process runs its rules stay the same,
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
  const {
    drawing: { path },
    ...rest
  } = art
  const key = cacheKey(JSON.stringify(rest), await readFile(path))
  const before = compiledScenes.get(path)
  if (before?.key === key && (await store.takeAll(before.compiled.urls))) return before.compiled
  const compiled = await drawAndCheck(art, workshop)
  compiledScenes.set(path, { key, compiled })
  return compiled
}

async function drawAndCheck(art: SceneArt, { cache, store }: Workshop): Promise<CompiledScene> {
  const {
    name,
    kind,
    settings,
    drawing: { path, label },
  } = art
  const findings = new Findings()
  const drawing = await readDrawing(path, label, findings)
  if (!drawing) return { layout: null, bytes: { full: 0, small: 0 }, findings: findings.list, urls: [] }
  const size = sceneSize(art, drawing.size, findings)
  const groups = checkGroups(drawing.groups, settings, label, findings)
  const drawn = await drawScene({ name, kind, settings, groups, size }, cache, store)
  tellUndrawn(drawn, label, findings)
  checkGeometry({ kind, drawn, settings, label, findings })
  return { layout: drawn.layout, bytes: drawn.bytes, findings: findings.list, urls: drawn.urls }
}

function tellUndrawn({ undrawn }: DrawnScene, label: string, findings: Findings): void {
  for (const { group, reason } of undrawn) {
    if (reason === null) {
      findings.fault(
        label,
        `nothing can be seen in the group "${group}"`,
        'Draw something on the canvas there, or take the group out.',
      )
    } else {
      findings.fault(
        label,
        `the group "${group}" cannot be rendered: ${reason}`,
        'Simplify it: filters and masks first.',
      )
    }
  }
}

function sceneSize({ settings, drawing: { label } }: SceneArt, drawn: Size, findings: Findings): Size {
  const [width, height] = settings.size
  if (settings.isSizeSaid && (width !== drawn.width || height !== drawn.height)) {
    findings.fault(
      label,
      `is ${inWords(drawn)}, but scene.json says ${width} x ${height}`,
      'Change the canvas of the drawing, or "size" in scene.json.',
    )
  }
  if (holds(drawn, SMALLEST_SCENE) && holds(LARGEST_SCENE, drawn)) return drawn
  findings.fault(
    label,
    `is ${inWords(drawn)}`,
    `Use a canvas of ${inWords(USUAL_SCENE)}, for a moving map up to ${inWords(LARGEST_SCENE)}.`,
  )
  return { width, height }
}

function holds(outer: Size, inner: Size): boolean {
  return outer.width >= inner.width && outer.height >= inner.height
}

function inWords({ width, height }: Size): string {
  return `${width} x ${height}`
}

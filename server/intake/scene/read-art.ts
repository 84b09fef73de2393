import { say } from '#shared/domain/findings/words.ts'
import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import type { Box } from '#shared/scene/layout.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import { PRINT_COLOURS } from '../drawing/embedded.ts'
import { openLayer } from '../drawing/layer-picture.ts'
import type { Findings } from '../findings.ts'
import type { GroupName } from '#shared/scene/drawn-names/group-name.ts'
import { readPsdDrawing } from '../psd/read-psd.ts'
import type { DrawingFile, LayerFile, SceneFiles } from '../read/scene-files.ts'
import { sideBySide } from '../side-by-side.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { layersSize } from './layers-size.ts'
import { safeBox, type SceneKind, type Size } from '#shared/scene/measures.ts'
import type { Places } from './place-homeless.ts'
import { placeLayers, type OpenLayer } from './place-layers.ts'
import { readDrawing } from './read-drawing.ts'

export interface SceneArt {
  kind: SceneKind
  files: SceneFiles
  settings: SceneFile & { label: string; isSizeSaid: boolean }
}

/** What a scene lacks, though somebody drew it. */
export interface Refused {
  /** The whole layered SVG; what was in it nobody knows. */
  hasDrawing: boolean
  /** Single pictures. */
  names: readonly GroupName[]
}

export interface ReadArt {
  size: Size
  /** The lowest first. */
  groups: DrawnGroup[]
  /** Where stands what nobody places, what cannot be opened now among it: to be kept. */
  places: Places
  /** What cannot be opened, which is reported. */
  refused: Refused
}

/** Opens everything that a scene is drawn in and reports what is wrong with it; null where nothing of it can be shown. */
export async function readArt(
  { kind, files, settings }: SceneArt,
  earlier: Places,
  findings: Findings,
): Promise<ReadArt | null> {
  const { drawing } = files
  const drawn = drawing && (await openDrawing(drawing, { kind, settings }, findings))
  const opened = await sideBySide(files.layers, (layer) => openOne(layer, findings))
  const readable = opened.flatMap((one) => one ?? [])
  if (!drawn && readable.length === 0) return null
  const size = drawn?.size ?? layersSize(readable, kind, settings)
  const covering = new Set(readable.filter((layer) => coversAll(layer, size)))
  for (const { label } of covering) findings.error(label, say('jpeg-covers'), say('jpeg-covers-hint'))
  const layers = readable.filter((layer) => !covering.has(layer))
  const canvas = { kind, size, safe: safeBox(kind, size), earlier, settings }
  const isShown = (layer: OpenLayer | null | undefined): boolean => (layer ? !covering.has(layer) : false)
  if (drawing) reportReplaced(drawing, drawn?.groups ?? [], layers, findings)
  const { boxes, places } = placeLayers(layers, canvas, findings)
  return {
    size,
    places,
    groups: inPlace(
      drawn?.groups ?? [],
      layers.map((layer) => groupOf(layer, boxes, size)),
    ),
    refused: {
      hasDrawing: drawing !== null && drawn === null,
      names: files.layers.filter((_, index) => !isShown(opened[index])).map(({ name }) => name),
    },
  }
}

function openDrawing(
  drawing: DrawingFile,
  scene: Pick<SceneArt, 'kind' | 'settings'>,
  findings: Findings,
): Promise<{ size: Size; groups: DrawnGroup[] } | null> {
  if (drawing.isPsd) return readPsdDrawing(drawing, scene, findings)
  return readDrawing(drawing.path, drawing.label, findings)
}

/** Photos have no holes. Light is added to what is below: what is black in it covers nothing. */
function coversAll({ name, picture }: OpenLayer, canvas: Size): boolean {
  const isCut =
    name.role === 'front' || (name.role === 'element' && ['normal', 'done', 'veil'].includes(name.picture))
  return picture.isJpeg && isCut && isFullCanvas(picture.size, canvas)
}

async function openOne(layer: LayerFile, findings: Findings): Promise<OpenLayer | null> {
  try {
    const picture = await openLayer(layer.path)
    for (const { problem, hint, line } of picture.findings)
      findings.error(layer.label, say('in-line', { line, problem }), hint)
    if (picture.isAnimated) findings.advise(layer.label, say('animated'), say('animated-hint'))
    if (picture.colours === 'cmyk') findings.advise(layer.label, PRINT_COLOURS.problem, PRINT_COLOURS.hint)
    return { ...layer, picture }
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    findings.error(layer.label, error.problem, error.hint)
    return null
  }
}

/** A drawing may lie beside the pictures that were exported from it, or that were put in place of what it has. */
function reportReplaced(
  drawing: DrawingFile,
  groups: readonly DrawnGroup[],
  layers: readonly OpenLayer[],
  findings: Findings,
): void {
  const exported = layers.filter(({ isReplacement }) => !isReplacement)
  const names = new Set(exported.map(({ name }) => JSON.stringify(name)))
  const both = groups.filter(({ name }) => names.has(JSON.stringify(name)))
  if (both.length === 0) return
  const subject = both.map(({ label }) => label)
  findings.advise(
    drawing.label,
    say(both.length === 1 ? 'replaced-one' : 'replaced-many', { subject }),
    say(drawing.isPsd ? 'replaced-document-hint' : 'replaced-drawing-hint'),
  )
}

function groupOf(layer: OpenLayer, boxes: ReadonlyMap<OpenLayer, Box>, canvas: Size): DrawnGroup {
  const { name, said, label: file, picture } = layer
  const box = boxes.get(layer) ?? { x: 0, y: 0, ...canvas }
  // a strip narrower than the canvas repeats after itself
  const period = box.x === 0 && box.width < canvas.width ? box.width : null
  return picture.group({ name, label: say('quoted', { name: said }), file, period }, box)
}

/** A picture stands where the drawing has what is called so; the others lie over what it has of their kind. */
function inPlace(drawn: readonly DrawnGroup[], layers: readonly DrawnGroup[]): DrawnGroup[] {
  const called = ({ name }: DrawnGroup) => JSON.stringify(name)
  const pictures = new Map(layers.map((layer) => [called(layer), layer]))
  const names = new Set(drawn.map(called))
  const taken = new Set<string>()
  const own = drawn.flatMap((group) => {
    const key = called(group)
    const picture = pictures.get(key)
    if (!picture) return [group]
    // of two groups of one name the second is gone as well
    const isFirst = !taken.has(key)
    taken.add(key)
    return isFirst ? [picture] : []
  })
  return stack(
    own,
    layers.filter((layer) => !names.has(called(layer))),
  )
}

/** Single pictures lie over what the drawing has of their kind: scenery behind its elements, elements before what is in front. */
function stack(drawn: readonly DrawnGroup[], layers: readonly DrawnGroup[]): DrawnGroup[] {
  if (drawn.length === 0) return [...layers]
  const isElement = ({ name }: DrawnGroup): boolean => name.role === 'element'
  const first = drawn.findIndex(isElement)
  const behind = first === -1 ? drawn.length : first
  const last = drawn.findLastIndex(isElement) + 1 || drawn.length
  const of = (...roles: string[]): DrawnGroup[] => layers.filter(({ name }) => roles.includes(name.role))
  return [
    ...drawn.slice(0, behind),
    ...of('background', 'layer'),
    ...drawn.slice(behind, last),
    ...of('element'),
    ...drawn.slice(last),
    ...of('front'),
  ]
}

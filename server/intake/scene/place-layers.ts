import { say } from '#shared/domain/findings/words.ts'
import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { ElementFile, LayerFile as LayerSettings, SceneFile } from '#shared/scene/files.ts'
import type { Box } from '#shared/scene/layout.ts'
import type { LayerPicture } from '../drawing/layer-picture.ts'
import type { Findings } from '../findings.ts'
import type { LayerFile } from '../read/scene-files.ts'
import type { SceneKind, Size } from '#shared/scene/measures.ts'
import { checkBackgroundShape } from './check-shape.ts'
import { placeHomeless, type Places } from './place-homeless.ts'

export interface OpenLayer extends LayerFile {
  picture: LayerPicture
}

interface Canvas {
  kind: SceneKind
  size: Size
  safe: Box
  /** Where stood before what nobody placed. */
  earlier: Places
  settings: SceneFile & { label: string }
}

/** Pixels per unit that a background needs. */
const FINE_ENOUGH = 0.4

/**
 * Where single pictures stand, in reference units: over the whole canvas, where scene.json says it, the pictures of an
 * element's states on the middle of its own; and what nobody places, where there is room. `places` are to be kept: of what
 * nobody places, and of what stood like that and cannot be opened now.
 */
export function placeLayers(
  layers: readonly OpenLayer[],
  canvas: Canvas,
  findings: Findings,
): { boxes: ReadonlyMap<OpenLayer, Box>; places: Places } {
  const boxes = new Map<OpenLayer, Box>()
  const homeless: OpenLayer[] = []
  const outside = new Set<OpenLayer>()
  const own = new Map<string, OpenLayer>()
  for (const layer of layers.filter(({ name }) => name.role !== 'element' || name.picture === 'normal')) {
    if (layer.name.role === 'element') own.set(layer.name.id, layer)
    const box = saidBox(layer, canvas)
    if (box && touches(box, canvas.size)) {
      boxes.set(layer, box)
      continue
    }
    homeless.push(layer)
    if (!box) continue
    outside.add(layer)
    reportOutside(layer, box, canvas, findings)
  }
  for (const [layer, box] of boxes) {
    reportCoarse(layer, box, canvas, findings)
    if (layer.name.role === 'background')
      checkBackgroundShape(layer.picture.size, canvas.size, layer.label, findings)
  }
  const { kind, size: whole, safe } = canvas
  const saidNow = new Set([...boxes.keys()].map(({ said }) => said))
  const earlier = Object.fromEntries(Object.entries(canvas.earlier).filter(([said]) => !saidNow.has(said)))
  const taken = [...boxes.values()].filter(isPiece(whole))
  const sized = homeless.map(({ said, picture }) => ({ said, size: picture.size }))
  const places = placeHomeless(sized, { kind, canvas: whole, safe, taken, earlier })
  const placed = new Map<OpenLayer, Box>()
  for (const layer of homeless) {
    const box = entryOf(places, layer.said)
    if (!box) continue
    boxes.set(layer, box)
    if (!outside.has(layer)) placed.set(layer, box)
  }
  reportHomeless(placed, canvas, findings)
  for (const layer of layers) {
    const { name, picture } = layer
    const first = name.role === 'element' && name.picture !== 'normal' ? own.get(name.id) : undefined
    const box = first && boxes.get(first)
    if (first && box) boxes.set(layer, stateBox(picture.size, canvas.size, first.picture.size, box))
  }
  return { boxes, places: { ...earlier, ...places } }
}

function saidBox({ name, picture }: OpenLayer, { size: canvas, settings }: Canvas): Box | null {
  const whole = { x: 0, y: 0, ...canvas }
  if (name.role === 'background') return coverBox(picture.size, canvas)
  const said: Pick<ElementFile & LayerSettings, 'at' | 'size'> | undefined =
    name.role === 'element' ? entryOf(settings.elements, name.id) : entryOf(settings.layers, name.name)
  if (!said?.at) return isFullCanvas(picture.size, canvas) ? whole : null
  const [x, y] = said.at
  const [width, height] = said.size ?? [picture.size.width, picture.size.height]
  return { x, y, width, height }
}

/** Over the whole canvas, cut where it has another shape. */
function coverBox(picture: Size, canvas: Size): Box {
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width, height }
}

function touches({ x, y, width, height }: Box, canvas: Size): boolean {
  return x < canvas.width && y < canvas.height && x + width > 0 && y + height > 0
}

/** Nothing of it would be seen: it stands where there is room. */
function reportOutside(
  { name }: OpenLayer,
  { x, y, width, height }: Box,
  { size, settings }: Canvas,
  findings: Findings,
): void {
  const key =
    name.role === 'element' ? `elements.${name.id}` : name.role === 'background' ? '' : `layers.${name.name}`
  const right = Math.max(0, Math.round(size.width - width))
  const lowest = Math.max(0, Math.round(size.height - height))
  findings.error(
    settings.label,
    say('placed-outside', { thing: key, x, y, width: size.width, height: size.height }),
    say('placed-outside-hint', {
      ...{ width: Math.round(width), height: Math.round(height) },
      ...{ right, bottom: lowest },
    }),
  )
}

/** As fine as the element's own picture: a halo is larger than its lamp. @param first that one, in pixels @param box and where it stands */
function stateBox(picture: Size, canvas: Size, first: Size, box: Box): Box {
  if (isFullCanvas(picture, canvas)) return { x: 0, y: 0, ...canvas }
  const width = (picture.width * box.width) / first.width
  const height = (picture.height * box.height) / first.height
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** It would look blurred on every screen. */
function reportCoarse(
  { name, label, picture: { size } }: OpenLayer,
  box: Box,
  { size: canvas, settings }: Canvas,
  findings: Findings,
): void {
  const wanted = (settings.background?.scale ?? 1) * FINE_ENOUGH * box.width
  if (name.role !== 'background' || size.width >= wanted) return
  const whole = `${canvas.width} x ${canvas.height}`
  findings.advise(
    label,
    say('coarse', { size: `${size.width} x ${size.height}`, whole }),
    say('coarse-hint', { whole }),
  )
}

function isPiece(canvas: Size): (box: Box) => boolean {
  return ({ width }) => width < canvas.width
}

function reportHomeless(
  homeless: ReadonlyMap<OpenLayer, Box>,
  { size, settings }: Canvas,
  findings: Findings,
): void {
  const [first] = homeless.keys()
  if (!first) return
  const said: Record<'layers' | 'elements', Record<string, unknown>> = { layers: {}, elements: {} }
  for (const [{ name }, box] of homeless) {
    const place = { at: [box.x, box.y], size: [box.width, box.height] }
    if (name.role === 'element') said.elements[name.id] = place
    else if (name.role !== 'background') said.layers[name.name] = place
  }
  const parts = Object.entries(said).filter(([, places]) => Object.keys(places).length > 0)
  const names = [...homeless.keys()].map((layer) => say('quoted', { name: layer.said }))
  const values = { names, size: `${size.width} x ${size.height}` }
  const isOne = homeless.size === 1
  findings.advise(
    settings.label,
    say(isOne ? 'homeless-one' : 'homeless-many', values),
    say(isOne ? 'homeless-one-hint' : 'homeless-many-hint'),
    JSON.stringify(Object.fromEntries(parts)),
  )
}

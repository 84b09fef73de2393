import { entryOf } from '../scene/entry-of.ts'
import { SceneFile, type ElementFile, type LayerFile } from '../scene/files.ts'
import { lanternsOfLayer } from '../scene/lanterns/layer-names.ts'
import type { Box, ElementLayout, LayerLayout, Placed, Point, SceneLayout } from '../scene/layout.ts'
import { safeBox, type SceneKind } from '../scene/measures.ts'
import { cornersOf } from '../scene/polygon.ts'
import {
  drawnBox,
  drawnMiddle,
  drawnPoint,
  middleOf,
  standBox,
  standPoint,
  tenth,
  tenthsOfPoint,
  type Stand,
} from '../scene/stand.ts'
import { parseJsonObject } from './json.ts'

/** Labels hang a little below what they name. */
const LABEL_GAP = 8

/** What is said where there is no scene.json. */
export const EMPTY_SCENE_FILE: SceneFile = SceneFile.parse({})

/** What scene.json says; null where something in it is wrong, for then nobody knows what was meant. */
export function readSceneFile(text: string | null): SceneFile | null {
  if (text === null) return EMPTY_SCENE_FILE
  return SceneFile.safeParse(parseJsonObject(text)).data ?? null
}

/** What was built, without what its file says of the scene as a whole: a build has the defaults in its place. */
export function withoutWhole(built: SceneLayout, was: SceneFile, kind: SceneKind): SceneLayout {
  if (!was.safe && !was.weather) return built
  const { weather, ...rest } = built
  return {
    ...rest,
    ...(was.safe && { safe: safeBox(kind, built.size) }),
    ...(weather && !was.weather && { weather }),
  }
}

/**
 * The scene as it will be built, before it is: what was built of one scene.json, shown as another one has it. Pictures, reflections and
 * outlines come from the build; where they stand comes from the file.
 * @param earlier what another file made of the same build: of what both say in the very same object it is taken over
 */
export function applyToScene(
  built: SceneLayout,
  was: SceneFile,
  now: SceneFile,
  earlier?: { file: SceneFile; layout: SceneLayout },
): SceneLayout {
  const lowest = built.size.height
  const moved = <Element extends ElementLayout>(element: Element, known: Element | undefined): Element => {
    const after = entryOf(now.elements, element.id) ?? NOTHING_SAID
    if (known && earlier && after === (entryOf(earlier.file.elements, element.id) ?? NOTHING_SAID))
      return known
    const before = entryOf(was.elements, element.id) ?? NOTHING_SAID
    return isSame(before, after) ? element : { ...element, ...moveElement(element, before, after, lowest) }
  }
  const knownLayer = (name: string): LayerLayout | undefined => {
    const isKnown = earlier && entryOf(now.layers, name) === entryOf(earlier.file.layers, name)
    return isKnown ? earlier.layout.layers.find((layer) => layer.name === name) : undefined
  }
  return {
    ...built,
    ...(now.safe && { safe: boxOf(now.safe) }),
    layers: built.layers
      .filter(({ name }) => areSameLanterns(name, was, now))
      .map((layer) => knownLayer(layer.name) ?? moveLayer(layer, was, now)),
    elements: built.elements.map((one, index) => moved(one, earlier?.layout.elements[index])),
    ...(built.views && {
      views: built.views.map((one, index) => moved(one, earlier?.layout.views?.[index])),
    }),
    ...(now.weather && { weather: now.weather }),
  }
}

/** Lanterns that stand otherwise are drawn by the build alone. @returns true for any other layer */
function areSameLanterns(layer: string, was: SceneFile, now: SceneFile): boolean {
  const to = lanternsOfLayer(layer)
  if (to === null || was.lanterns === now.lanterns) return true
  const after = entryOf(now.lanterns ?? {}, to)
  return after !== undefined && isSame(entryOf(was.lanterns ?? {}, to) ?? NOTHING_SAID, after)
}

const NOTHING_SAID: ElementFile & LayerFile = {}

function moveElement(
  element: ElementLayout,
  before: ElementFile,
  after: ElementFile,
  lowest: number,
): Partial<ElementLayout> {
  const shift = shifterOf(element.picture.box, before, after)
  const placed = (one: Placed | null): Placed | null => one && { ...one, box: shift.box(one.box) }
  const picture = { ...element.picture, box: shift.box(element.picture.box) }
  const { box } = picture
  const hasOutline = before.hit === undefined
  const outline = hasOutline ? element.hit.map((point) => shift.point(point)) : cornersOf(box)
  const foot = after.foot === undefined ? {} : { foot: after.foot }
  const { foot: _foot, ...rest } = element
  return {
    ...rest,
    picture,
    done: placed(element.done),
    glow: placed(element.glow),
    light: placed(element.light),
    hover: placed(element.hover),
    veil: placed(element.veil),
    reflection: after.reflect === undefined ? null : placed(element.reflection),
    hit: after.hit?.map(pointOf) ?? outline,
    label: after.label ? pointOf(after.label) : defaultLabel(box, lowest),
    lamp: after.lamp ? pointOf(after.lamp) : tenthsOfPoint(middleOf(box)),
    foot: undefined,
    ...foot,
  }
}

/** Where a label hangs that nothing is said of. @param lowest the scene's lower edge */
export function defaultLabel(box: Box, lowest: number): Point {
  return { x: tenth(box.x + box.width / 2), y: tenth(Math.min(box.y + box.height + LABEL_GAP, lowest)) }
}

function moveLayer(layer: LayerLayout, was: SceneFile, now: SceneFile): LayerLayout {
  const before = entryOf(was.layers, layer.name) ?? NOTHING_SAID
  const after = entryOf(now.layers, layer.name) ?? NOTHING_SAID
  if (isSame(before, after)) return layer
  const { box } = layer.picture
  return {
    ...layer,
    depth: after.depth ?? 1,
    drift: after.drift ?? 0,
    path: after.path ? { points: after.path.points.map(pointOf), seconds: after.path.seconds } : null,
    picture: { ...layer.picture, box: shifterOf(box, before, after).box(box) },
  }
}

/** @param picture as it was built: what was drawn is found again to the digit, and stands as the build will have it */
function shifterOf(picture: Box, before: Stand, after: Stand) {
  const middle = drawnMiddle(picture, before)
  return {
    point: (one: Point): Point => standPoint(tenthsOfPoint(drawnPoint(one, middle, before)), middle, after),
    box: (one: Box): Box => standBox(drawnBox(one, middle, before), middle, after),
  }
}

function isSame(before: object, after: object): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after)
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y }
}

function boxOf([x, y, width, height]: readonly [number, number, number, number]): Box {
  return { x, y, width, height }
}

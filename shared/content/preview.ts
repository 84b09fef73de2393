import { entryOf } from '../scene/entry-of.ts'
import { SceneFile, type ElementFile, type LayerFile } from '../scene/files.ts'
import type { Box, ElementLayout, LayerLayout, Placed, Point, SceneLayout } from '../scene/layout.ts'
import { cornersOf } from '../scene/polygon.ts'
import { drawnPoint, middleOf, standBox, standPoint, type Stand } from '../scene/stand.ts'
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
  return {
    ...built,
    ...(now.safe && { safe: boxOf(now.safe) }),
    layers: built.layers.map((layer) => moveLayer(layer, was, now)),
    elements: built.elements.map((one, index) => moved(one, earlier?.layout.elements[index])),
    ...(built.views && {
      views: built.views.map((one, index) => moved(one, earlier?.layout.views?.[index])),
    }),
    ...(now.weather && { weather: now.weather }),
  }
}

const NOTHING_SAID: ElementFile & LayerFile = {}

function moveElement(
  element: ElementLayout,
  before: ElementFile,
  after: ElementFile,
  lowest: number,
): Partial<ElementLayout> {
  const shift = shifterOf(middleOf(element.picture.box), before, after)
  const placed = (one: Placed | null): Placed | null => one && { ...one, box: tenths(shift.box(one.box)) }
  const picture = { ...element.picture, box: tenths(shift.box(element.picture.box)) }
  const { box } = picture
  const hasOutline = before.hit === undefined
  const outline = hasOutline ? element.hit.map((point) => tenthsOf(shift.point(point))) : cornersOf(box)
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
    lamp: after.lamp ? pointOf(after.lamp) : tenthsOf(middleOf(box)),
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
    picture: { ...layer.picture, box: tenths(shifterOf(middleOf(box), before, after).box(box)) },
  }
}

/** @param middle of what was built */
function shifterOf(middle: Point, before: Stand, after: Stand) {
  const { shift = [0, 0] } = before
  // around the middle it grew, so only the shift has moved that
  const drawnMiddle = { x: middle.x - shift[0], y: middle.y - shift[1] }
  const point = (one: Point): Point => standPoint(drawnPoint(one, drawnMiddle, before), drawnMiddle, after)
  const box = (one: Box): Box => {
    const grown = 1 / (before.grow ?? 1)
    const size = { width: one.width * grown, height: one.height * grown }
    return standBox({ ...drawnPoint(one, drawnMiddle, before), ...size }, drawnMiddle, after)
  }
  return { point, box }
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

function tenth(units: number): number {
  return Math.round(units * 10) / 10
}

function tenthsOf({ x, y }: Point): Point {
  return { x: tenth(x), y: tenth(y) }
}

function tenths({ x, y, width, height }: Box): Box {
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) }
}

import { entryOf } from '#shared/scene/entry-of.ts'
import type { ElementFile, SceneFile } from '#shared/scene/files.ts'
import type {
  ElementLayout,
  LayerLayout,
  Placed,
  Point,
  SceneLayout,
  ViewLayout,
} from '#shared/scene/layout.ts'
import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import {
  middleOf,
  standBox,
  standPoint,
  tenth,
  tenthsOfBox,
  tenthsOfPoint,
  type Stand,
} from '#shared/scene/stand.ts'
import type { Drawn } from './draw-pictures.ts'
import { safeBox, type SceneKind, type Size } from '#shared/scene/measures.ts'
import { litAfter } from './lantern-paths.ts'
import type { PackedPictures } from './pack.ts'
import { elementPicture, type PlannedPicture } from './plan.ts'

/** Labels hang a little below what they name. */
const LABEL_GAP = 8

export interface SceneParts {
  kind: SceneKind
  size: Size
  settings: SceneFile
  /** In the order of the drawing. */
  plan: readonly PlannedPicture[]
  drawn: ReadonlyMap<string, Drawn>
  /** Where presses meet the elements. */
  hits: ReadonlyMap<string, Point[]>
  full: PackedPictures
  small: PackedPictures
}

/** Puts the stored pictures together to what the stage draws. */
export function layoutScene(parts: SceneParts): SceneLayout {
  const { kind, size, settings, plan } = parts
  const [x, y, width, height] = settings.safe ?? []
  const isSafeSaid = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  const lastElement = plan.findLastIndex(
    ({ group: { name } }) => name.role === 'element' && name.picture === 'normal',
  )
  const elements = plan.flatMap(({ group: { name } }) =>
    name.role === 'element' && name.picture === 'normal' ? elementOf(name.id, parts) : [],
  )
  const views = viewsOf(elements, settings)
  return {
    size,
    safe: isSafeSaid ? { x, y, width, height } : safeBox(kind, size),
    background: placed('background', parts),
    layers: plan.flatMap((planned, index) => layerOf(planned, index > lastElement, parts)),
    elements: elements.filter(({ id }) => !views.some((view) => view.id === id)),
    ...(views.length > 0 && { views }),
    ...(settings.weather && { weather: settings.weather }),
  }
}

/** What leads to other parts of the game, as it looks to a newcomer first. */
function viewsOf(elements: readonly ElementLayout[], settings: SceneFile): ViewLayout[] {
  const views = elements.flatMap((element): ViewLayout[] => {
    const { view, from = 0 } = entryOf(settings.elements, element.id) ?? {}
    return view ? [{ ...element, view, from }] : []
  })
  return views.toSorted((a, b) => a.from - b.from)
}

function layerOf(
  { id, group: { name }, treatment }: PlannedPicture,
  isLast: boolean,
  parts: SceneParts,
): LayerLayout[] {
  if (name.role !== 'layer' && name.role !== 'front') return []
  const layer = entryOf(parts.settings.layers, name.name)
  const picture = placed(id, parts, standOf(id, layer, parts))
  if (!picture) return []
  const lit = litAfter(name.name, parts.settings)
  const path = layer?.path ? { points: layer.path.points.map(toPoint), seconds: layer.path.seconds } : null
  return [
    {
      name: name.name,
      picture,
      depth: layer?.depth ?? 1,
      isTiled: treatment === 'strip',
      isFront: name.role === 'front' || isLast,
      drift: layer?.drift ?? 0,
      path,
      ...(layer?.good && { good: layer.good }),
      ...(lit !== null && { lit }),
      ...(layer?.season && { season: layer.season }),
    },
  ]
}

function elementOf(id: string, parts: SceneParts): ElementLayout[] {
  const settings: ElementFile = entryOf(parts.settings.elements, id) ?? {}
  const stand = standOf(elementPicture(id, 'normal'), settings, parts)
  const picture = placed(elementPicture(id, 'normal'), parts, stand)
  if (!picture) return []
  const { box } = picture
  const extra = (name: ElementPicture | 'reflection'): Placed | null =>
    placed(elementPicture(id, name), parts, stand)
  const drawn = parts.hits.get(id)
  const isMoved = stand.shift !== undefined || stand.grow !== undefined
  const outline = isMoved
    ? drawn?.map((point) => standPoint(tenthsOfPoint(point), stand.middle, stand))
    : drawn
  return [
    {
      id,
      picture,
      done: extra('done'),
      glow: extra('glow'),
      light: extra('light'),
      hover: extra('hover'),
      veil: extra('veil'),
      reflection: extra('reflection'),
      hit: settings.hit?.map(toPoint) ?? outline ?? cornersOf(box),
      label: settings.label
        ? toPoint(settings.label)
        : {
            x: tenth(box.x + box.width / 2),
            y: tenth(Math.min(box.y + box.height + LABEL_GAP, parts.size.height)),
          },
      lamp: settings.lamp
        ? toPoint(settings.lamp)
        : { x: tenth(box.x + box.width / 2), y: tenth(box.y + box.height / 2) },
      ...(settings.foot !== undefined && { foot: settings.foot }),
    },
  ]
}

interface StandsAround extends Stand {
  /** Of the picture as it was drawn, to the tenth. */
  middle: Point
}

function standOf(id: string, said: Stand | undefined, { drawn }: SceneParts): StandsAround {
  const box = drawn.get(id)?.picture.box
  return { shift: said?.shift, grow: said?.grow, middle: box ? middleOf(tenthsOfBox(box)) : { x: 0, y: 0 } }
}

function placed(id: string, { drawn, full, small }: SceneParts, stand?: StandsAround): Placed | null {
  const box = drawn.get(id)?.picture.box
  const file = full.files.get(id)
  if (!box || !file) return null
  const drawnAt = tenthsOfBox(box)
  return {
    file,
    small: small.files.get(id) ?? null,
    box: stand ? standBox(drawnAt, stand.middle, stand) : drawnAt,
  }
}

function toPoint([x, y]: readonly [number, number]): Point {
  return { x, y }
}

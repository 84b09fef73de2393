import { entryOf } from '#shared/scene/entry-of.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import type { SceneKind } from '#shared/scene/measures.ts'
import type { Box, ElementLayout } from '#shared/scene/layout.ts'
import type { Findings } from '../findings.ts'
import { checkDone } from './check-done.ts'
import { checkLights } from './check-lights.ts'
import { checkOverlaps } from './check-overlaps.ts'
import { checkViews, pressedTogether } from './check-views.ts'
import type { DrawnScene } from './draw-scene.ts'
import { boxAround, isWithin, megabytes, SMALL_BUDGET, smallestTarget, textureBudget } from './measures.ts'

export interface GeometryCheck {
  kind: SceneKind
  drawn: Pick<DrawnScene, 'layout' | 'bytes' | 'pictures' | 'thinnest' | 'burnt'>
  settings: SceneFile & { label: string }
  /** The drawing, for findings. */
  label: string
  /** Where the background and each "element <id>" are drawn, for findings. */
  files: ReadonlyMap<string, string>
  findings: Findings
}

const TRANSPARENT = 'Export it alone, on a transparent canvas: as PNG, WebP or SVG.'
/** Below this alpha the background is not closed. */
const CLOSED_ALPHA = 250

export function checkGeometry(check: GeometryCheck): void {
  checkBackground(check)
  const { elements, views = [] } = check.drawn.layout
  for (const element of [...elements, ...views]) {
    checkPlace(element, check)
    checkPoints(element, check)
  }
  const fileOf = (id: string): string => check.files.get(`element ${id}`) ?? check.label
  checkViews(check.drawn.layout, check.settings, check.findings)
  checkOverlaps(
    pressedTogether(check.drawn.layout).filter((element) => !isOverAll(element, check)),
    fileOf,
    check.findings,
  )
  checkDone(elements, fileOf, check.findings)
  checkLights(check.drawn.burnt, fileOf, check.findings)
  checkBudget(check)
}

function checkBackground({ drawn: { thinnest }, label, files, findings }: GeometryCheck): void {
  if (!thinnest || thinnest.alpha >= CLOSED_ALPHA) return
  findings.error(
    files.get('background') ?? label,
    `the background is open at ${thinnest.x} % from the left, ${thinnest.y} % from the top`,
    'Draw it over the whole canvas, without transparency.',
  )
}

/** Of a picture that has no transparent point. */
function isOverAll({ picture: { box } }: ElementLayout, { drawn: { layout } }: GeometryCheck): boolean {
  return isWithin({ x: 0, y: 0, ...layout.size }, box)
}

function checkPlace(element: ElementLayout, check: GeometryCheck): void {
  const {
    id,
    hit,
    picture: { box },
  } = element
  const {
    kind,
    drawn: { layout },
    settings,
    label,
    files,
    findings,
  } = check
  const file = files.get(`element ${id}`) ?? label
  const { size, safe } = layout
  const pressed = boxAround(hit)
  const touches =
    box.x <= 0 || box.y <= 0 || box.x + box.width >= size.width || box.y + box.height >= size.height
  const at = entryOf(settings.elements, id)?.at
  if (isOverAll(element, check)) {
    findings.error(file, `"element ${id}" covers the whole canvas`, TRANSPARENT)
  } else if (touches && at) {
    findings.error(
      settings.label,
      `elements.${id}.at [${at.join(', ')}] puts it over the edge of the canvas, where it is cut off`,
      `The canvas is ${size.width} x ${size.height}. Write the place of its upper left corner, further in.`,
    )
  } else if (touches) {
    findings.error(file, `"element ${id}" is cut off at the edge of the canvas`, 'Move it further in.')
  } else if (!isWithin(pressed, safe)) {
    findings.error(
      file,
      `"element ${id}" reaches out of the safe area (${where(pressed)} is not within ${where(safe)})`,
      'Move it further in: tablets cut what lies outside.',
    )
  }
  const least = smallestTarget(kind, size)
  if (Math.min(pressed.width, pressed.height) < least) {
    findings.error(
      file,
      `"element ${id}" is ${Math.round(pressed.width)} x ${Math.round(pressed.height)}, too small for a finger on the smallest screen`,
      `Draw it at least ${least} x ${least}, or give it a larger "hit" in scene.json.`,
    )
  }
}

function checkPoints(
  { id, picture: { box } }: ElementLayout,
  { drawn: { layout }, settings, findings }: GeometryCheck,
): void {
  const { width, height } = layout.size
  const said = entryOf(settings.elements, id)
  const points = {
    label: said?.label ? [said.label] : [],
    lamp: said?.lamp ? [said.lamp] : [],
    hit: said?.hit ?? [],
  }
  for (const [name, places] of Object.entries(points)) {
    if (places.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)) continue
    findings.error(
      settings.label,
      `elements.${id}.${name} lies outside of the canvas`,
      `The canvas is ${width} x ${height}.`,
    )
  }
  const reflect = said?.reflect
  if (reflect === undefined || (reflect > box.y && reflect <= box.y + box.height + 1)) return
  findings.error(
    settings.label,
    `elements.${id}.reflect ${reflect} is not the waterline of the element`,
    `Write the y where its foot meets the water, between ${Math.ceil(box.y)} and ${Math.floor(box.y + box.height)}.`,
  )
}

function checkBudget({ kind, drawn: { pictures, bytes }, label, findings }: GeometryCheck): void {
  const largest = pictures
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map((picture) => `${picture.id.replace(/ normal$/, '')} ${megabytes(picture.bytes)}`)
    .join(', ')
  const hint = `Give soft parts "scale": 0.5 in scene.json. Largest: ${largest}.`
  const most = textureBudget(kind)
  if (bytes.full > most) {
    findings.error(
      label,
      `takes ${megabytes(bytes.full)} of graphics memory, more than ${megabytes(most)}`,
      hint,
    )
  }
  if (bytes.small > SMALL_BUDGET) {
    findings.error(
      label,
      `takes ${megabytes(bytes.small)} on phones, more than ${megabytes(SMALL_BUDGET)}`,
      hint,
    )
  }
}

function where({ x, y, width, height }: Box): string {
  return `x ${Math.round(x)} to ${Math.round(x + width)}, y ${Math.round(y)} to ${Math.round(y + height)}`
}

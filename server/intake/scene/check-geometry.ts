import { megabytesOf, say, type FindingWords } from '#shared/domain/findings/words.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import { SMALL_BUDGET, textureBudget } from '#shared/scene/art/budget.ts'
import type { SceneKind, Size } from '#shared/scene/measures.ts'
import type { Box, ElementLayout } from '#shared/scene/layout.ts'
import type { Findings } from '../findings.ts'
import { checkDone } from './check-done.ts'
import { checkLights } from './check-lights.ts'
import { checkOverlaps } from './check-overlaps.ts'
import { checkViews, pressedTogether } from './check-views.ts'
import type { DrawnScene } from './draw-scene.ts'
import { boxAround, isWithin, smallestTarget } from './measures.ts'

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
    say('background-open', { x: thinnest.x, y: thinnest.y }),
    say('background-open-hint'),
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
    findings.error(file, say('covers-canvas', { id }), say('covers-canvas-hint'))
  } else if (touches && at) {
    findings.error(
      settings.label,
      say('at-over-edge', { id, at: at.map(String) }),
      say('at-over-edge-hint', { width: size.width, height: size.height }),
    )
  } else if (touches) {
    findings.error(file, say('cut-at-edge', { id }), say('move-further-in'), {
      kind: 'bringIn',
      element: id,
      within: inner(size),
    })
  } else if (!isWithin(pressed, safe)) {
    findings.error(
      file,
      say('outside-safe', { id, here: where(pressed), safe: where(safe) }),
      say('outside-safe-hint'),
      { kind: 'bringIn', element: id, within: safe },
    )
  }
  const least = smallestTarget(kind, size)
  if (Math.min(pressed.width, pressed.height) < least) {
    findings.error(
      file,
      say('too-small', { id, width: Math.round(pressed.width), height: Math.round(pressed.height) }),
      say('too-small-hint', { least }),
      { kind: 'enlarge', element: id, least },
    )
  }
}

/** The canvas without its outermost line: what touches that is cut. */
function inner({ width, height }: Size): Box {
  return { x: 1, y: 1, width: width - 2, height: height - 2 }
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
      say('point-outside', { id, point: name }),
      say('canvas-is', { width, height }),
      { kind: 'remove', keys: ['elements', id, name] },
    )
  }
  const reflect = said?.reflect
  if (reflect === undefined || (reflect > box.y && reflect <= box.y + box.height + 1)) return
  findings.error(
    settings.label,
    say('no-waterline', { id, reflect }),
    say('no-waterline-hint', { least: Math.ceil(box.y), most: Math.floor(box.y + box.height) }),
    { kind: 'remove', keys: ['elements', id, 'reflect'] },
  )
}

function checkBudget({ kind, drawn: { pictures, bytes }, label, findings }: GeometryCheck): void {
  const largest = pictures
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ id, bytes: size }) =>
      say('picture-takes', { name: id.replace(/ normal$/, ''), size: megabytesOf(size) }),
    )
  const hint = say('graphics-memory-hint', { largest })
  const most = textureBudget(kind)
  if (bytes.full > most) {
    findings.error(
      label,
      say('graphics-memory', { used: megabytesOf(bytes.full), most: megabytesOf(most) }),
      hint,
    )
  }
  if (bytes.small > SMALL_BUDGET) {
    findings.error(
      label,
      say('graphics-memory-phones', { used: megabytesOf(bytes.small), most: megabytesOf(SMALL_BUDGET) }),
      hint,
    )
  }
}

function where({ x, y, width, height }: Box): FindingWords {
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(Math.round)
  return say('extent', { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 })
}

import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import type { Box, ElementLayout, Placed } from '#shared/scene/layout.ts'
import { drawnPoint, middleOf, type Stand } from '#shared/scene/stand.ts'
import { WHOLE_FILE } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { artOf } from './clip.ts'

/** The pictures that a place can have, in the order in which a player meets them. */
export const SLOTS = [
  'normal',
  'hover',
  'glow',
  'light',
  'done',
  'veil',
] as const satisfies readonly ElementPicture[]

export const isSlot = (name: string | undefined): name is ElementPicture => SLOTS.some((one) => one === name)

interface Size {
  width: number
  height: number
}

/** The picture of a slot as it was built last; null where there is none. */
export function placedIn(element: ElementLayout, slot: ElementPicture): Placed | null {
  return slot === 'normal' ? element.picture : element[slot]
}

/** One picture of a place. */
export interface Slot {
  mission: string
  id: string
  slot: ElementPicture
  /** Of what phones are shown, where that is drawn otherwise. */
  isMobile: boolean
}

/** Files of a slot that are its own. */
export function filesOfSlot(paths: readonly string[], { mission, id, slot, isMobile }: Slot): string[] {
  return artOf(paths, mission, id).flatMap((one) =>
    one.picture === slot && one.isMobile === isMobile ? [one.path] : [],
  )
}

/** Where a box was drawn that stands so by what scene.json says. @param whole the box of the element's own picture, as it stands */
export function drawnBox(box: Box, whole: Box, said: Stand): Box {
  const { shift = [0, 0], grow = 1 } = said
  const middle = middleOf(whole)
  const drawnMiddle = { x: middle.x - shift[0], y: middle.y - shift[1] }
  return { ...drawnPoint(box, drawnMiddle, said), width: box.width / grow, height: box.height / grow }
}

/** The pixels of a file, and where in them the picture is laid. */
export interface ArtFrame {
  size: Size
  box: Box
}

/** As many px a side the intake takes. */
const MOST_PX = 4096

/**
 * A new picture takes the place of the old one: where that is a piece, all of its pixels, so that whatever stands by them stays; else its
 * place on the whole canvas, twice as fine where that is not too large.
 * @param before pixels of the file that is there; null where there is none
 */
export function frameOf(before: Size | null, canvas: Size, drawn: Box): ArtFrame {
  if (before && !isFullCanvas(before, canvas)) return { size: before, box: { x: 0, y: 0, ...before } }
  const fine = Math.max(canvas.width, canvas.height) * 2 <= MOST_PX ? 2 : 1
  return {
    size: { width: canvas.width * fine, height: canvas.height * fine },
    box: { x: drawn.x * fine, y: drawn.y * fine, width: drawn.width * fine, height: drawn.height * fine },
  }
}

/** As large as fits, in its own shape, on the lower edge: things stand on their feet. */
export function placedInto(picture: Size, { x, y, width, height }: Box): Box {
  const scale = Math.min(width / picture.width, height / picture.height)
  const own = { width: picture.width * scale, height: picture.height * scale }
  return { x: x + (width - own.width) / 2, y: y + height - own.height, ...own }
}

/** Takes the files of a slot out, and puts another one in. @param file its hash, and what its name ends with; null: none */
export function slotWishes(
  paths: readonly string[],
  of: Slot,
  file: { hash: string; ending: string } | null,
): Wish[] {
  const { mission, id, slot, isMobile } = of
  const before = filesOfSlot(paths, of)
  const number = artOf(paths, mission, id).find((one) => !one.isMobile)?.before ?? ''
  const state = slot === 'normal' ? '' : ` ${slot}`
  const stem =
    before[0]?.replace(/\.[^.]+$/, '') ??
    `${mission}/${number}${isMobile ? 'mobile ' : ''}element ${id}${state}`
  const path = file && `${stem}${file.ending}`
  return [
    ...before.filter((one) => one !== path).map((one): Wish => ({ file: one, pointer: WHOLE_FILE })),
    ...(file && path ? [{ file: path, pointer: WHOLE_FILE, to: file.hash }] : []),
  ]
}

export type ArtKind = 'picture' | 'film' | 'sound'

/** What a file is by its name; null for what no scene shows or plays. */
export function artKindOf(name: string): ArtKind | null {
  if (/\.(png|webp|jpe?g|svg)$/i.test(name)) return 'picture'
  if (/\.(webm|mp4)$/i.test(name)) return 'film'
  return /\.(ogg|mp3|m4a|wav|opus)$/i.test(name) ? 'sound' : null
}

/** Whether the build makes this picture where nobody draws it. */
export const isMadeByItself = (slot: ElementPicture): boolean => slot === 'hover'

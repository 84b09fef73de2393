import type { Element } from '@xmldom/xmldom'
import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'

export interface Canvas {
  /** What of the drawing is shown, in its own units. */
  view: { x: number; y: number; width: number; height: number }
  /** The same in reference units, whole ones. */
  size: { width: number; height: number }
}

/** CSS pixels. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/**
 * The canvas of a drawing. Inkscape counts in millimetres inside (viewBox 508 x 285.75) what is 1920 x 1080 px outside:
 * then the pixels count. A drawing that is merely shown smaller than its viewBox keeps the viewBox.
 * @throws UnreadableArt where nothing says the size
 */
export function canvasOf(root: Element): Canvas {
  const box = viewBoxOf(root)
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')]
  const said = width !== null && height !== null ? { width, height } : null
  const view = box ?? (said ? { x: 0, y: 0, ...said } : null)
  if (!view) {
    throw new UnreadableArt(say('no-size'), say('no-size-hint'))
  }
  const { width: wide, height: high } = said && said.width > view.width ? said : view
  return { view, size: { width: Math.round(wide) || 1, height: Math.round(high) || 1 } }
}

function viewBoxOf(root: Element): Canvas['view'] | null {
  const numbers = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers
  const isUsable = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
  return isUsable ? { x, y, width, height } : null
}

/** In pixels; null where it is not said, or said in parts of something unknown, such as 100%. */
function lengthOf(root: Element, side: 'width' | 'height'): number | null {
  const [, number, unit = ''] =
    /^\s*\+?([\d.]+(?:e\d+)?)\s*([a-z]*)\s*$/i.exec(root.getAttribute(side) ?? '') ?? []
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? NaN)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null
}

import { USUAL_SCENE, type SceneKind, type Size } from '#shared/scene/measures.ts'
import type { Findings } from '../findings.ts'

/** Shapes that differ by less look the same: rounded sides of an export. */
const SAME_SHAPE = 0.01
const WIDE = '16:9'

/**
 * Reports what a screen of 16:9 cuts off a canvas of another shape. A moving map is panned: nothing of it is lost.
 * @param label of the drawing, in findings
 */
export function checkShape(kind: SceneKind, size: Size, label: string, findings: Findings): void {
  const cut = cutOf(size, USUAL_SCENE)
  if (kind === 'moving' || !cut) return
  const { sides, each, shown } = cut
  findings.advise(
    label,
    `is ${inWords(size)} (${ratioOf(size)}): screens of ${WIDE} show ${inWords(shown)} of it, and cut ${each} off ${sides}`,
    `Draw it in ${WIDE}, such as ${inWords(USUAL_SCENE)}, or keep all that matters away from those edges.`,
  )
}

/** Reports what is cut off a background that has another shape than its canvas. @param label of its file */
export function checkBackgroundShape(picture: Size, canvas: Size, label: string, findings: Findings): void {
  const cut = cutOf(picture, canvas)
  if (!cut) return
  const { sides, each } = cut
  findings.advise(
    label,
    `is ${inWords(picture)} (${ratioOf(picture)}), and the canvas is ${inWords(canvas)} (${ratioOf(canvas)}): ${each} px are cut off ${sides}`,
    `Draw it in the shape of the canvas, such as ${inWords(canvas)}, or write the shape that you want as "size" in scene.json.`,
  )
}

interface Cut {
  sides: 'above and below' | 'on the left and on the right'
  /** Of each of the two, in units of the picture. */
  each: number
  shown: Size
}

/** What of a picture lies outside when it covers a frame of another shape; null where it has the same. */
function cutOf({ width, height }: Size, frame: Size): Cut | null {
  const shape = width / height / (frame.width / frame.height)
  if (Math.abs(shape - 1) < SAME_SHAPE) return null
  if (shape < 1) {
    const shown = Math.round((width * frame.height) / frame.width)
    return {
      sides: 'above and below',
      each: Math.round((height - shown) / 2),
      shown: { width, height: shown },
    }
  }
  const shown = Math.round((height * frame.width) / frame.height)
  return {
    sides: 'on the left and on the right',
    each: Math.round((width - shown) / 2),
    shown: { width: shown, height },
  }
}

/** As painters and screens call it: 4:3, 16:10; 1.41:1 where nobody has a name for it. */
function ratioOf({ width, height }: Size): string {
  for (let high = 1; high <= 10; high++) {
    const wide = (width / height) * high
    if (Math.abs(wide - Math.round(wide)) < SAME_SHAPE / 2) {
      return high === 5 ? `${Math.round(wide) * 2}:10` : `${Math.round(wide)}:${high}`
    }
  }
  return `${(width / height).toFixed(2)}:1`
}

function inWords({ width, height }: Size): string {
  return `${width} x ${height}`
}

import { say } from '#shared/domain/findings/words.ts'
import { USUAL_SCENE, type SceneKind, type Size } from '#shared/scene/measures.ts'
import type { Findings } from '../findings.ts'

/** Shapes that differ by less look the same: rounded sides of an export. */
const SAME_SHAPE = 0.01

/**
 * Reports what a screen of 16:9 cuts off a canvas of another shape. A moving map is panned: nothing of it is lost.
 * @param label of the drawing, in findings
 */
export function checkShape(kind: SceneKind, size: Size, label: string, findings: Findings): void {
  const cut = cutOf(size, USUAL_SCENE)
  if (kind === 'moving' || !cut) return
  const { sides, each, shown } = cut
  const values = { size: inWords(size), ratio: ratioOf(size), shown: inWords(shown), each }
  findings.advise(
    label,
    say(sides === 'above and below' ? 'screens-cut-high' : 'screens-cut-wide', values),
    say('screens-cut-hint', { size: inWords(USUAL_SCENE) }),
  )
}

/** Reports what is cut off a background that has another shape than its canvas. @param label of its file */
export function checkBackgroundShape(picture: Size, canvas: Size, label: string, findings: Findings): void {
  const cut = cutOf(picture, canvas)
  if (!cut) return
  const { sides, each } = cut
  const frame = { canvas: inWords(canvas), shape: ratioOf(canvas) }
  const values = { size: inWords(picture), ratio: ratioOf(picture), ...frame, each }
  findings.advise(
    label,
    say(sides === 'above and below' ? 'background-cut-high' : 'background-cut-wide', values),
    say('background-cut-hint', { canvas: inWords(canvas) }),
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

import type { Point } from '#shared/scene/layout.ts'

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const STEP = 1
const FAR_STEP = 10

/** Units of the scene that a press of an arrow moves something. */
export const stepOf = ({ shiftKey }: { shiftKey: boolean }): number => (shiftKey ? FAR_STEP : STEP)

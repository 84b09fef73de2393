import { stageLens } from '#src/stage/stage-lens.ts'

/** Changes with the camera and with the size of the stage, and with nothing else: labels are reported to have moved as well. */
export function seenFrom(): string {
  const { x, y } = stageLens.toScreen({ x: 0, y: 0 })
  return `${x} ${y} ${stageLens.view().scale}`
}

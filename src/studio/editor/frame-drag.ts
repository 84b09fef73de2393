import type { Bench } from '#src/features/scenes/bench.ts'
import { changeFrame, frameWish, pulledFrame } from '#src/features/scenes/frame.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import type { Corner } from './drags.ts'
import type { Drag } from './fingers.ts'

/** Drags what must stay in view: all of it, or one of its corners. */
export function moveFrame(bench: Bench, corner: Corner | 'all'): Drag | null {
  const { desk, liveScene } = bench
  if (!liveScene) return null
  const { safe, size } = liveScene.layout
  let moved = safe
  return {
    move(by) {
      const { scale } = stageLens.view()
      moved = pulledFrame(safe, corner, { x: by.x / scale, y: by.y / scale }, size)
      desk.show([frameWish(liveScene, moved)])
    },
    end(isTap) {
      desk.show([])
      if (!isTap) changeFrame(bench, moved)
    },
    cancel: () => desk.show([]),
  }
}

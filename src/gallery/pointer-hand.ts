import type { Point } from '#shared/scene/layout.ts'
import { toScene } from '#src/stage/geometry.ts'
import { camera } from '#src/stage/runtime.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { pressSnippet } from './areas.ts'
import { copy } from './copy.ts'
import { desk } from './desk.ts'
import { boxBetween, hitSnippet } from './snippets.ts'

/** CSS px that a pointer may shake in a press. */
const TAP = 8

/**
 * A measuring pointer: before the stage hears of it a press copies, and a drag draws a box and copies it as a hit area. The
 * wheel, a middle button, and a drag with the space bar held stay the stage's own. @returns how to stop
 */
export function listenToHand(): () => void {
  let start: { at: Point; client: Point; id: number } | null = null
  let isSpaceHeld = false

  function down(event: PointerEvent): void {
    const isMine = desk.getState().hand === 'measure' && event.button === 0 && !isSpaceHeld
    if (!isMine || !isOnCanvas(event.target)) return
    event.stopPropagation()
    start = { at: sceneAt(event), client: { x: event.clientX, y: event.clientY }, id: event.pointerId }
  }

  function move(event: PointerEvent): void {
    const pointer = sceneAt(event)
    desk.setState({ pointer })
    if (event.pointerId !== start?.id) return
    event.stopPropagation()
    const isDrag = Math.hypot(event.clientX - start.client.x, event.clientY - start.client.y) >= TAP
    if (isDrag || desk.getState().drag) desk.setState({ drag: boxBetween(start.at, pointer) })
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== start?.id) return
    event.stopPropagation()
    const { drag, overlays } = desk.getState()
    const at = start.at
    start = null
    desk.setState({ drag: null })
    if (event.type === 'pointercancel') return
    const { hits, boxes } = overlays
    // With the shift key held it is the point that is wanted, whatever lies there.
    const seen = { hasHits: hits && !event.shiftKey, hasBoxes: boxes && !event.shiftKey }
    void copy(drag ? hitSnippet(drag) : pressSnippet(at, stageStore.getState().shown?.elements ?? [], seen))
  }

  const space = (event: KeyboardEvent) => {
    if (event.key === ' ') isSpaceHeld = event.type === 'keydown'
  }
  const leave = () => desk.setState({ pointer: null })
  const capture = { capture: true }
  window.addEventListener('pointerdown', down, capture)
  window.addEventListener('pointermove', move, capture)
  window.addEventListener('pointerup', up, capture)
  window.addEventListener('pointercancel', up, capture)
  window.addEventListener('keydown', space)
  window.addEventListener('keyup', space)
  document.documentElement.addEventListener('pointerleave', leave)
  return () => {
    window.removeEventListener('pointerdown', down, capture)
    window.removeEventListener('pointermove', move, capture)
    window.removeEventListener('pointerup', up, capture)
    window.removeEventListener('pointercancel', up, capture)
    window.removeEventListener('keydown', space)
    window.removeEventListener('keyup', space)
    document.documentElement.removeEventListener('pointerleave', leave)
  }
}

/** The stage fills the frame from its upper left corner. */
function sceneAt({ clientX, clientY }: MouseEvent): Point {
  return toScene({ x: clientX, y: clientY }, camera.view, camera.screen)
}

function isOnCanvas(target: EventTarget | null): boolean {
  return target instanceof HTMLCanvasElement
}

import { homeView } from '#shared/scene/fit.ts'
import { farFirst } from '#shared/scene/foot.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { isInPolygon } from '#shared/scene/polygon.ts'
import { boxToScreen, toScene, toScreen, type View } from './geometry.ts'
import { anchors, camera, frames, isInstant } from './runtime.ts'
import { stageStore } from './stage-store.ts'

/** What a page needs that lays its own tools over the scene: places in CSS px of the stage, and the camera under its fingers. */
export const stageLens = {
  view: (): View => camera.view,
  toScene: (at: Point): Point => toScene(at, camera.view, camera.screen),
  toScreen: (point: Point): Point => toScreen(point, camera.view, camera.screen),
  boxToScreen: (box: Box): Box => boxToScreen(box, camera.view, camera.screen),
  /** @returns how to stop */
  onMoved: (report: () => void): (() => void) => anchors.watch(report),

  /** While these elements are dragged only their labels are shown; null: all labels are. */
  showLabelsOf: (ids: ReadonlySet<string> | null): void => anchors.showOnly(ids),

  /** CSS px; the scene goes with the finger. */
  drag(dx: number, dy: number): void {
    camera.drag(dx, dy)
    camera.stop()
    frames.request()
  },

  /** What lay under `at` lies under `to` then. */
  zoom: (at: Point, factor: number, to: Point = at): void => {
    camera.zoomAt(at, factor, to)
    frames.request()
  },

  /** All of the scene. */
  fit: (): void => {
    camera.glideTo(homeView(camera.framing, camera.screen), isInstant())
    frames.request()
  },

  reveal(box: Box): void {
    camera.reveal(box, isInstant())
    frames.request()
  },

  /** The element whose label lies under a point of the screen (CSS px of the viewport). */
  labelAt: (at: Point): string | null => anchors.labelAt(at),

  /** Ids of the elements that lie under a point of the scene, what is in front first. */
  elementsAt(point: Point): string[] {
    const elements = stageStore.getState().shown?.elements ?? []
    return elements
      .filter(({ layout }) => isInPolygon(point, layout.hit))
      .toSorted(farFirst)
      .reverse()
      .map(({ id }) => id)
  },
}

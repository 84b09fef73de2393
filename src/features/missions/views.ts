import type { SceneElement } from '#shared/scene/description.ts'
import { SCENE_VIEWS, type SceneLayout, type SceneView } from '#shared/scene/layout.ts'

/** What a scene shows of its player alone. */
export interface OwnFacts {
  /** Percent of the adventure. */
  progress: number
  /** Goods of the game in use. */
  goods: readonly string[]
  hasShop: boolean
  say: (view: SceneView, progress: number) => Pick<SceneElement, 'name' | 'spoken' | 'stateText'>
}

/** The element that leads to a part of the game; no mission and no task can be called so. */
export const viewId = (view: SceneView) => `view ${view}`

/** One place for every other part of the game that the scene leads to: my space as far as it has grown, the shop while it is on. */
export function viewPlaces(
  { views = [] }: SceneLayout,
  { progress, hasShop, say }: OwnFacts,
): SceneElement[] {
  return SCENE_VIEWS.flatMap((view) => {
    const isShop = view === 'shop'
    const layout = views.findLast((one) => one.view === view && one.from <= progress)
    if (!layout || (isShop && !hasShop)) return []
    return {
      id: viewId(view),
      layout,
      // its windows are lit; its lantern when all is done
      state: isShop || progress < 100 ? 'inProgress' : 'finished',
      sign: 'view',
      progress: isShop ? 100 : progress,
      ...say(view, progress),
      note: '',
      isNext: false,
      isBlinking: false,
    }
  })
}

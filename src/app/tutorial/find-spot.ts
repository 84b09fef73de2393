import type { Box } from '#src/features/tutorial/place-card.ts'
import type { FindSpot, Spot, SpotChild, SpotName } from '#src/features/tutorial/spots.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { isDrawn, stageStore } from '#src/stage/stage-store.ts'

/** What stands in the tools of the map, in their order. */
const TOOLS = ['shape', 'motion', 'mute', 'sound']

/** What there is to be shown here, whether or not it has come yet. */
export interface Shown {
  hasStreak: boolean
  hasActivities: boolean
}

/** Where on the map, on the stage and over it, the things are that a newcomer is shown. */
export function spotFinder(shown: Shown): FindSpot {
  const found: Record<SpotName, () => ReturnType<FindSpot>> = {
    assistance: () => (hasAssistant() ? overlaid('assistance') : 'absent'),
    mark: firstPlace,
    streak: () => (shown.hasStreak ? overlaid('streak') : 'absent'),
    activities: () => (shown.hasActivities ? overlaid('activities') : 'absent'),
    navigation,
    playerSettings: () => overlaid('playerSettings'),
    playerProgress: () => overlaid('playerProgress'),
  }
  return (name) => found[name]()
}

function hasAssistant(): boolean {
  const stage = stageStore.getState()
  return isDrawn(stage) && stage.shown !== null && stage.shown.assistant !== null
}

function overlaid(name: SpotName): Spot | null {
  return nodesOf(name).length > 0 ? { name, box: () => around(boxesOf(name)) } : null
}

function navigation(): Spot | null {
  const children = TOOLS.flatMap((tool): SpotChild[] => {
    const [node] = nodesOf(tool)
    const label = node?.getAttribute('aria-label')
    return label ? [{ name: tool, label, box: () => around(boxesOf(tool)) }] : []
  })
  return { name: 'navigation', children, box: () => around(TOOLS.flatMap(boxesOf)) }
}

/** Picture and label of the place where the way goes on. */
function firstPlace(): Spot | 'absent' {
  const first = stageStore.getState().shown?.elements.find(({ isNext }) => isNext)
  if (!first) return 'absent'
  const { id, name: label } = first
  const box = () => {
    const boxes = [stageActions.elementBox(id), stageActions.labelBoxes().get(id)]
    return around(
      boxes
        .filter((one) => one !== null && one !== undefined)
        .map(({ x, y, ...size }) => ({ left: x, top: y, ...size })),
    )
  }
  return { name: 'mark', label, box, reveal: () => stageActions.revealElement(id) }
}

function nodesOf(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)]
}

function boxesOf(name: string): Box[] {
  return nodesOf(name).map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { left, top, width, height }
  })
}

/** The smallest box that holds all that are seen; null where none is. */
function around(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter(({ height }) => height > 0)
  if (seen.length === 0) return null
  const left = Math.min(...seen.map((box) => box.left))
  const top = Math.min(...seen.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...seen.map((box) => box.left + box.width)) - left,
    height: Math.max(...seen.map((box) => box.top + box.height)) - top,
  }
}

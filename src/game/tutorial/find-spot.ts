import type { Box } from '#src/features/tutorial/place-card.ts'
import {
  MENU,
  type FindSpot,
  type MenuName,
  type Spot,
  type SpotChild,
  type SpotName,
} from '#src/features/tutorial/spots.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { isDrawn, stageStore } from '#src/stage/stage-store.ts'

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

/** The main menu, which MapTutorial has opened; null until its buttons have loaded. */
function navigation(): Spot | null {
  const children = MENU.flatMap((name): SpotChild[] => {
    const label = menuButton(name)?.textContent
    const box = () => around(boxesOfNodes([menuButton(name)]))
    return label ? [{ name, label, box, reveal: () => revealMenuButton(name) }] : []
  })
  return { name: 'navigation', children, box: () => around(boxesOfNodes(MENU.map(menuButton))) }
}

function menuButton(name: MenuName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-menu="${name}"]`)
}

/** In a low window the menu scrolls; in the frame after it was opened its buttons are there. */
function revealMenuButton(name: MenuName): void {
  requestAnimationFrame(() => menuButton(name)?.scrollIntoView({ block: 'nearest' }))
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
  return {
    ...{ name: 'mark', label, box },
    reveal: () => stageActions.revealElement(id),
    enter: () => stageActions.press(id),
  }
}

function nodesOf(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)]
}

function boxesOf(name: string): Box[] {
  return boxesOfNodes(nodesOf(name))
}

function boxesOfNodes(nodes: readonly (HTMLElement | null)[]): Box[] {
  return nodes
    .filter((node) => node !== null)
    .map((node) => {
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

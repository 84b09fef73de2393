import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { homeView, type Framing } from '#shared/scene/fit.ts'
import type { Box, ElementLayout, Point, SceneLayout } from '#shared/scene/layout.ts'
import type { Size } from '#shared/scene/measures.ts'
import { isInPolygon } from '#shared/scene/polygon.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { drawingLabel, type MissionSource } from '../read/mission-folder.ts'
import { elementFile } from '../read/scene-files.ts'
import type { CompiledScene } from '../scene/compile-scene.ts'
import { boxAround } from '../scene/measures.ts'
import { sceneKind } from '../scene/scene-kind.ts'

/** The narrowest screens on which the list lies over the scene, and not below or beside it (CSS px). */
const SCREENS: readonly (Size & { name: FindingWords })[] = [
  { name: say('screen-laptop'), width: 1366, height: 768 },
  { name: say('screen-tablet'), width: 1024, height: 768 },
]
/** CSS px, as src/ui/tokens.css, ScenePanel.module.css and TaskList.module.css have them. */
const EDGE = { narrow: 16, wide: 24, from: 1280 }
const CONTROL = 48
const BELOW_STATUS = 16
const LIST = { width: 380, share: 0.4, head: 68, row: 57, foot: 76, padding: 48, left: 32 }
/** The way back and the name, the figures, the tools: as wide as they are with short names. */
const CORNERS = { topLeft: 240, topRight: 320, bottomRight: 96 }
/** What a finger can meet. */
const TARGET = 44
/** A place is tried at so many points a side. */
const STEPS = 24

/** Reports places of which the task list and the corners of the screen leave nothing to be pressed. */
export function checkHud(
  adventure: AdventureSource,
  scenes: ReadonlyMap<string, CompiledScene>,
  findings: Findings,
): void {
  for (const mission of adventure.missions.values()) {
    const layout = scenes.get(mission.id)?.layout
    if (mission.settings.type === 'allInOne' && layout) checkScene(mission, layout, findings)
  }
}

function checkScene(mission: MissionSource, layout: SceneLayout, findings: Findings): void {
  const kind = sceneKind(mission)
  // a map is panned from under it
  if (kind === 'moving') return
  const framing: Framing = { kind, size: layout.size, safe: layout.safe, align: mission.settings.align }
  const reported = new Set<string>()
  for (const screen of SCREENS) {
    const hud = hudOn(screen, mission.tasks.length)
    for (const element of layout.elements) {
      if (reported.has(element.id) || isWithinReach(element, framing, screen, hud)) continue
      reported.add(element.id)
      findings.advise(
        elementFile(mission.drawn, element.id) ?? drawingLabel(mission),
        say('under-hud', {
          id: element.id,
          screen: screen.name,
          width: screen.width,
          height: screen.height,
        }),
        say('under-hud-hint'),
      )
    }
  }
}

/** Whether a finger meets what is left of it. */
function isWithinReach({ hit }: ElementLayout, framing: Framing, screen: Size, hud: readonly Box[]): boolean {
  const { x, y, scale } = homeView(framing, screen)
  const shown = hit.map((point): Point => ({
    x: screen.width / 2 + (point.x - x) * scale,
    y: screen.height / 2 + (point.y - y) * scale,
  }))
  const box = boxAround(shown)
  const free: Point[] = []
  for (let row = 0.5; row < STEPS; row++) {
    for (let column = 0.5; column < STEPS; column++) {
      const point = { x: box.x + (box.width * column) / STEPS, y: box.y + (box.height * row) / STEPS }
      if (isInPolygon(point, shown) && !hud.some((one) => isIn(point, one))) free.push(point)
    }
  }
  if (free.length === 0) return false
  const rest = boxAround(free)
  // smaller ones are reported as too small
  const least = Math.min(TARGET, box.width * 0.8, box.height * 0.8)
  return rest.width >= least && rest.height >= least
}

/** What lies over a scene with a list of tasks. */
function hudOn({ width, height }: Size, tasks: number): Box[] {
  const edge = width < EDGE.from ? EDGE.narrow : EDGE.wide
  const wide = Math.min(LIST.width, LIST.share * width)
  const most = height - 2 * edge - 2 * CONTROL - LIST.left
  const high = Math.min(most, LIST.padding + LIST.head + tasks * LIST.row + LIST.foot)
  const { topLeft, topRight, bottomRight } = CORNERS
  const right = width - edge
  return [
    { x: right - wide, y: edge + CONTROL + BELOW_STATUS, width: wide, height: high },
    { x: edge, y: edge, width: topLeft, height: CONTROL },
    { x: right - topRight, y: edge, width: topRight, height: CONTROL },
    { x: right - bottomRight, y: height - edge - CONTROL, width: bottomRight, height: CONTROL },
  ]
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createDescriber, elementsOf } from '#src/features/scenes/describe.ts'
import type { LiveScene } from '#src/features/scenes/moves.ts'
import {
  useDesk,
  useEachMove,
  useEditor,
  useMission,
  useNameOf,
  useStillScene,
} from '#src/features/scenes/use-editor.ts'
import { followOrder } from '#src/features/scenes/order.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { useScene } from '#src/stage/use-scene.ts'

/** Shows the scene that is open on the stage, as it is just being made. */
export function SceneFeed() {
  const { folder } = useEditor()
  const mission = useMission()
  const isMobile = useDesk((state) => state.isMobile)
  const { still, painted, repaint } = usePainted()
  const nameOf = useNameOf()
  const shownAs = useDesk((state) => state.shownAs)
  const hidden = useDesk((state) => state.hidden[state.mission]) ?? NONE
  const [describe] = useState(createDescriber)
  const names = useMemo(() => (id: string) => nameOf({ sort: 'elements', id }), [nameOf])
  const scene = useMemo(
    () =>
      mission && painted
        ? describe.scene({
            ...{
              id: `make ${folder} ${mission.sceneFile}${isMobile ? ' phone' : ''}`,
              name: mission.id,
              layout: painted.layout,
            },
            ...{ shownAs, hidden, nameOf: names },
          })
        : null,
    [describe, folder, mission, isMobile, painted, shownAs, hidden, names],
  )
  useScene(scene, stayHere)

  const stands = useMemo(() => painted && standsOf(painted.layout), [painted])
  const last = useRef<Shown>({ layout: null, moved: NOBODY, order: null })
  // what React has painted anew stands in the order of its own
  useLayoutEffect(() => void (last.current = { ...last.current, order: null }), [stands])
  useEachMove((live, moving) => {
    if (!stands || !painted) return
    const { layout } = live
    // scenery that is dragged is a new picture
    if (!haveSameLayers(layout, painted.layout)) {
      repaint(live)
      return
    }
    if (layout === last.current.layout) return
    const order = stands.orderIn(layout)
    if (!isSameOrder(order, last.current.order ?? stands.order)) stageLens.drawInOrder(order)
    const changed =
      painted === still ? moving : elementsOf(layout).filter((one, index) => one !== stands.elements[index])
    const ids = new Set(changed.map(({ id }) => id))
    // what was let go without a change stands where it stood
    const { moved } = last.current
    const hasLeft = [...moved].some((id) => !ids.has(id))
    const back = hasLeft ? stands.elements.filter(({ id }) => moved.has(id) && !ids.has(id)) : []
    last.current = { layout, moved: ids, order }
    if (changed.length + back.length > 0)
      stageLens.show([...changed, ...back].map((one) => describe.element(one, { shownAs, nameOf: names })))
  })

  useEffect(() => {
    stageActions.setEdited(true)
    return () => stageActions.setEdited(false)
  }, [])
  return null
}

/** What the stage was last asked to show of a drag. */
interface Shown {
  layout: SceneLayout | null
  moved: ReadonlySet<string>
  /** Of the places, the farthest first; null: as React has painted them. */
  order: readonly string[] | null
}

interface Painted {
  still: LiveScene | null
  painted: LiveScene | null
  /** Gives the scene to the stage anew, as it stands while something is dragged. */
  repaint: (live: LiveScene) => void
}

/**
 * The scene as React gives it to the stage. While places are dragged it stays the same, and only they are moved, and drawn before others or behind
 * them: to describe all of a scene anew takes longer than a move may. Where scenery is dragged, it is a new one.
 */
function usePainted(): Painted {
  const still = useStillScene()
  const [dragged, setDragged] = useState<{ still: LiveScene; live: LiveScene } | null>(null)
  const painted = dragged && dragged.still === still ? dragged.live : still
  const repaint = (live: LiveScene) => {
    if (still) setDragged({ still, live })
  }
  return { still, painted, repaint }
}

function standsOf(layout: SceneLayout) {
  return { elements: elementsOf(layout), ...followOrder(layout) }
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one === other || one.every((id, index) => id === other[index])
}

function haveSameLayers(one: SceneLayout, other: SceneLayout): boolean {
  return (
    one.layers === other.layers ||
    one.layers.every((layer, index) => {
      const before = other.layers[index]
      if (layer === before) return true
      const { box } = layer.picture
      return (
        before !== undefined &&
        before.depth === layer.depth &&
        before.picture.box.x === box.x &&
        before.picture.box.y === box.y &&
        before.picture.box.width === box.width
      )
    })
  )
}

function stayHere(): void {}

const NONE: readonly string[] = []
const NOBODY: ReadonlySet<string> = new Set()

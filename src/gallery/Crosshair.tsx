import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { Point } from '#shared/scene/layout.ts'
import { clamp, toScreen } from '#src/stage/geometry.ts'
import { camera, frames } from '#src/stage/runtime.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { pressSnippet } from './areas.ts'
import { copy } from './copy.ts'
import { desk, useDesk } from './desk.ts'
import styles from './Crosshair.module.css'
import { boxBetween, hitSnippet, pointSnippet } from './snippets.ts'

/** Units of the scene that an arrow key goes, and with the shift key held. */
const STEP = 10
const FINE = 1

const DIRECTIONS: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The measuring pointer of the keyboard: arrows move it, Enter copies, C sets the first corner of a hit area. */
export function Crosshair({ scene }: { scene: SceneDescription }) {
  const { width, height } = scene.size
  const [at, setAt] = useState<Point>({ x: width / 2, y: height / 2 })
  const [corner, setCorner] = useState<Point | null>(null)
  const zoom = useDesk((state) => state.zoom)
  const cross = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = () => {
      const { x, y } = toScreen(at, camera.view, camera.screen)
      if (cross.current) cross.current.style.translate = `${x}px ${y}px`
    }
    follow()
    return stageActions.onMoved(follow)
  }, [at])

  function go(direction: Point, step: number): void {
    const next = {
      x: clamp(at.x + direction.x * step, 0, width),
      y: clamp(at.y + direction.y * step, 0, height),
    }
    setAt(next)
    camera.reveal({ ...next, width: 0, height: 0 }, true)
    frames.request()
    desk.setState({ pointer: next, drag: corner && boxBetween(corner, next) })
  }

  function take(isPoint: boolean): void {
    const { hits, boxes } = desk.getState().overlays
    const seen = { hasHits: hits && !isPoint, hasBoxes: boxes && !isPoint }
    void copy(corner ? hitSnippet(boxBetween(corner, at)) : pressSnippet(at, scene.elements, seen))
    dropCorner()
  }

  function dropCorner(): void {
    setCorner(null)
    desk.setState({ drag: null })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = DIRECTIONS[event.key]
    if (direction) go(direction, event.shiftKey ? FINE : STEP)
    else if (event.key === 'Enter') take(event.shiftKey)
    else if (event.key === 'c') setCorner(at)
    else if (event.key === 'Escape') dropCorner()
    else if (event.key === '+' || event.key === '=') stageActions.zoomIn()
    else if (event.key === '-') stageActions.zoomOut()
    else return
    event.preventDefault()
  }

  return (
    <div
      className={styles.surface}
      role="application"
      tabIndex={0}
      aria-label={`Measure ${scene.name}`}
      aria-describedby="crosshair-keys"
      onKeyDown={onKeyDown}
      onFocus={() => desk.setState({ pointer: at })}
      onBlur={dropCorner}
    >
      <div ref={cross} className={styles.cross} style={{ scale: 1 / zoom }} aria-hidden="true" />
      <VisuallyHidden id="crosshair-keys">
        Arrows move the crosshair, with Shift by single units. Enter copies where it is. C sets a corner of a
        hit area, Enter the other.
      </VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{pointSnippet(at)}</span>
      </VisuallyHidden>
    </div>
  )
}

import { useLayoutEffect, useRef } from 'react'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { camera } from '#src/stage/runtime.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { seenBox } from './areas.ts'
import { useDesk } from './desk.ts'
import styles from './Overlays.module.css'

/**
 * What the designer asked to see over the scene, drawn in units of the scene: only the part that is looked at follows the
 * camera. Lines and letters keep their size on the designer's own screen, however small the frame is drawn.
 */
export function Overlays({ scene }: { scene: SceneDescription }) {
  const overlays = useDesk((state) => state.overlays)
  const chosen = useDesk((state) => state.chosen)
  const drag = useDesk((state) => state.drag)
  const zoom = useDesk((state) => state.zoom)
  const drawing = useRef<SVGSVGElement>(null)

  useLayoutEffect(() => {
    const svg = drawing.current
    if (!svg) return
    const follow = () => {
      const { view, screen } = camera
      const { x, y, width, height } = seenBox(view, screen)
      svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
      svg.style.setProperty('--px', `${1 / (view.scale * zoom)}px`)
    }
    follow()
    return stageActions.onMoved(follow)
  }, [scene, zoom])

  return (
    <svg ref={drawing} className={styles.drawing} style={{ strokeWidth: 2 / zoom }} aria-hidden="true">
      {overlays.safe && <SafeArea safe={scene.safe} size={scene.size} />}
      {scene.elements.map((element) => (
        <g key={element.id} className={element.id === chosen ? styles.chosen : undefined}>
          {overlays.boxes && <Frame box={element.layout.picture.box} id={element.id} />}
          {overlays.hits && <polygon className={styles.hit} points={pointsOf(element)} />}
          {overlays.marks && <Mark className={styles.label} at={element.layout.label} />}
          {overlays.marks && <Mark className={styles.lamp} at={element.layout.lamp} />}
        </g>
      ))}
      {drag && <rect className={styles.drag} {...drag} />}
    </svg>
  )
}

/** All but the safe area is dimmed: what lies there some screens cut off. */
function SafeArea({ safe, size }: Pick<SceneDescription, 'safe' | 'size'>) {
  const whole = `M0 0H${size.width}V${size.height}H0Z`
  const hole = `M${safe.x} ${safe.y}V${safe.y + safe.height}H${safe.x + safe.width}V${safe.y}Z`
  return (
    <>
      <path className={styles.unsafe} d={whole + hole} />
      <rect className={styles.safe} {...safe} />
    </>
  )
}

function Frame({ box, id }: { box: Box; id: string }) {
  return (
    <>
      <rect className={styles.box} {...box} />
      <text className={styles.name} x={box.x} y={box.y}>
        {id}
      </text>
    </>
  )
}

function Mark({ at, className }: { at: Point; className: string | undefined }) {
  return <circle className={className} cx={at.x} cy={at.y} />
}

function pointsOf({ layout }: SceneElement): string {
  return layout.hit.map(({ x, y }) => `${x},${y}`).join(' ')
}

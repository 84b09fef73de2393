import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box, Point } from '#shared/scene/layout.ts'
import { addArt } from '#src/features/scenes/add-art.ts'
import type { Bench } from '#src/features/scenes/bench.ts'
import { AddArtButton } from '#src/features/scenes/AddArtButton.tsx'
import { isSameThing, type Thing } from '#src/features/scenes/scene-file.ts'
import { useBench, useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { CameraFrame } from './CameraFrame.tsx'
import {
  CORNERS,
  growThing,
  movePoint,
  moveVertex,
  panScene,
  takeThing,
  thingUnder,
  type Corner,
  type Grip,
} from './drags.ts'
import styles from './EditorCanvas.module.css'
import { listenToFingers, type Drag } from './fingers.ts'
import { moveFrame } from './frame-drag.ts'
import { Handles } from './Handles.tsx'
import { selectWithin } from './marquee.ts'
import { PlaceButtons } from './PlaceButtons.tsx'
import { PlaceNames } from './PlaceNames.tsx'
import { PointHandles } from './PointHandles.tsx'
import { Routes } from './Routes.tsx'
import { useArtDrop } from './use-art-drop.ts'

/** A notch of a wheel zooms by this factor. */
const NOTCH = 1.18
/** A trackpad's pinch counts more. */
const PINCH = 4

/** What lies over the stage while its scene is made: it selects, moves and sizes by mouse, finger and keyboard. */
export function EditorCanvas() {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  const layer = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<Thing | null>(null)
  const [marquee, setMarquee] = useState<Box | null>(null)

  const begin = useEffectEvent((at: Point, event: PointerEvent): Drag | null => {
    layer.current?.focus({ preventScroll: true })
    if (isReadOnly) return panScene(bench)
    const grip = gripOf(event.target)
    if (grip.kind === 'corner') return growThing(bench, grip.corner)
    if (grip.kind === 'point') return movePoint(bench, grip.point)
    if (grip.kind === 'frame') return moveFrame(bench, grip.corner)
    if (grip.kind === 'vertex' || grip.kind === 'edge') return takePoint(bench, grip.kind, grip.index)
    const thing = thingUnder(bench, at)
    if (!thing) return event.shiftKey ? selectWithin(bench, at, setMarquee) : panScene(bench)
    return takeThing(bench, thing, event)
  })

  const hover = useEffectEvent((at: Point | null) => {
    const thing = at && !isReadOnly ? thingUnder(bench, at) : null
    if (!isSameThing(thing, hovered)) setHovered(thing)
  })

  useArtDrop(layer, bench, isReadOnly, setHovered)

  useEffect(() => {
    if (!layer.current) return
    return listenToFingers(layer.current, {
      begin: (at, event) => begin(at, event),
      hover: (at) => hover(at),
      pinch: stageLens.zoom,
      wheel(at, { deltaX, deltaY, deltaMode, ctrlKey }) {
        const notches = (deltaY * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16)) / 100
        stageLens.zoom(at, NOTCH ** -(notches * (ctrlKey ? PINCH : 1)))
        if (deltaX !== 0) stageLens.drag(-deltaX, 0)
      },
    })
  }, [])

  return (
    <div className={styles.frame}>
      <div
        ref={layer}
        className={styles.canvas}
        role="group"
        // keys go on from where a pointer was
        tabIndex={-1}
        aria-label={t('scenes.canvas.label')}
        aria-describedby="scene-canvas-hint"
        data-hovered={hovered !== null}
      >
        <VisuallyHidden id="scene-canvas-hint">{t('scenes.canvas.hint')}</VisuallyHidden>
        <PlaceNames />
        <PlaceButtons />
        <Routes />
        <Handles hovered={hovered} />
        <PointHandles />
        {marquee && (
          <div
            className={styles.marquee}
            style={{
              transform: `translate(${marquee.x}px, ${marquee.y}px)`,
              ...{ width: marquee.width, height: marquee.height },
            }}
          />
        )}
        <CameraFrame />
        {mission?.scene === null && (
          <div className={styles.blank}>
            <p>{t('scenes.noScene')}</p>
            {!isReadOnly && (
              <AddArtButton variant="primary" onFiles={(files) => void addArt(bench, files, null)} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** The keyboard goes on from the corner that was dragged. */
function takePoint(bench: Bench, kind: 'vertex' | 'edge', index: number): Drag | null {
  const drag = moveVertex(bench, kind, index)
  return (
    drag && {
      ...drag,
      end(isTap, event) {
        drag.end(isTap, event)
        const { point } = bench.desk.store.getState()
        requestAnimationFrame(() => {
          document.querySelector<HTMLElement>(`[data-vertex="${point}"]`)?.focus({ preventScroll: true })
        })
      },
    }
  )
}

/** What a handle says of itself. */
function gripOf(target: EventTarget | null): Grip {
  const { corner, point, vertex, edge, frame } = target instanceof HTMLElement ? target.dataset : {}
  if (vertex !== undefined) return { kind: 'vertex', index: Number(vertex) }
  if (edge !== undefined) return { kind: 'edge', index: Number(edge) }
  if (isCorner(corner)) return { kind: 'corner', corner }
  if (frame === 'all' || isCorner(frame)) return { kind: 'frame', corner: frame }
  if (point === 'label' || point === 'lamp') return { kind: 'point', point }
  return { kind: 'scene' }
}

const isCorner = (name: string | undefined): name is Corner => CORNERS.some((one) => one === name)

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '#shared/scene/layout.ts'
import type { Bench } from '#src/features/scenes/bench.ts'
import { isSameThing, type Thing } from '#src/features/scenes/scene-file.ts'
import { useBench, useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { growThing, movePoint, moveThings, panScene, thingUnder, type Grip } from './drags.ts'
import styles from './EditorCanvas.module.css'
import { listenToFingers, type Drag } from './fingers.ts'
import { Handles } from './Handles.tsx'
import { PlaceButtons } from './PlaceButtons.tsx'
import { PlaceNames } from './PlaceNames.tsx'

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

  const begin = useEffectEvent((at: Point, event: PointerEvent): Drag | null => {
    layer.current?.focus({ preventScroll: true })
    if (isReadOnly) return panScene(bench)
    const grip = gripOf(event.target)
    if (grip.kind === 'corner') return growThing(bench, grip.corner)
    if (grip.kind === 'point') return movePoint(bench, grip.point)
    const thing = thingUnder(bench, at)
    if (!thing) return panScene(bench)
    return takeThing(bench, thing, event)
  })

  const hover = useEffectEvent((at: Point | null) => {
    const thing = at && !isReadOnly ? thingUnder(bench, at) : null
    if (!isSameThing(thing, hovered)) setHovered(thing)
  })

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
        <Handles hovered={hovered} />
      </div>
      {mission?.scene === null && <p className={styles.blank}>{t('scenes.noScene')}</p>}
    </div>
  )
}

/** Selects what was pressed, and moves it with all that is selected; Shift adds to that. */
function takeThing(bench: Bench, thing: Thing, { shiftKey, ctrlKey, metaKey }: PointerEvent): Drag {
  const { desk } = bench
  const isMore = shiftKey || ctrlKey || metaKey
  const wasSelected = desk.store.getState().selected.some((one) => isSameThing(one, thing))
  if (isMore && !wasSelected) desk.toggle(thing)
  else if (!wasSelected) desk.select([thing])
  return moveThings(bench, () => {
    if (!wasSelected) return
    if (isMore) desk.toggle(thing)
    else desk.select([thing])
  })
}

/** What a handle says of itself. */
function gripOf(target: EventTarget | null): Grip {
  const { corner, point } = target instanceof HTMLElement ? target.dataset : {}
  if (corner === 'nw' || corner === 'ne' || corner === 'sw' || corner === 'se')
    return { kind: 'corner', corner }
  if (point === 'label' || point === 'lamp') return { kind: 'point', point }
  return { kind: 'scene' }
}

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '#shared/scene/layout.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { thingsInConflict } from '#src/features/scenes/conflicts.ts'
import { isSameThing, keyOf, type Thing } from '#src/features/scenes/scene-file.ts'
import type { Conflict } from '#src/outbox/edits/edit-store.ts'
import {
  useDesk,
  useEachMove,
  useEditor,
  useEdits,
  useLiveScene,
  useStillScene,
} from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { LightbulbIcon, TextAaIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { CORNERS } from './drags.ts'
import styles from './EditorCanvas.module.css'
import { FindingMarks } from './FindingMarks.tsx'
import { seenBox } from './seen-box.ts'
import { useView } from './use-view.ts'

/** Outlines of what is selected and under the pointer, corners and points to drag, and the lines that pull. */
export function Handles({ hovered }: { hovered: Thing | null }) {
  const selected = useDesk((state) => state.selected)
  const isOutlined = useDesk((state) => state.pointsOf !== null)
  const conflicts = useEdits((state) => state.conflicts)
  const hasScene = useStillScene() !== null
  if (!hasScene) return null
  const only = selected.length === 1 ? selected[0] : undefined
  const isOther = hovered !== null && !selected.some((one) => isSameThing(one, hovered))
  return (
    <div className={styles.handles} aria-hidden="true">
      <svg className={styles.lines}>
        <Guides />
        {isOther && <Outline thing={hovered} className={styles.hoverLine} />}
        {selected.map((thing) => (
          <Outline key={keyOf(thing)} thing={thing} className={styles.outline} />
        ))}
      </svg>
      <FindingMarks />
      {conflicts.length > 0 && <ConflictMarks conflicts={conflicts} />}
      {selected.map((thing) => (
        <Frame key={keyOf(thing)} thing={thing} hasCorners={thing === only && !isOutlined} />
      ))}
      {only?.sort === 'elements' && !isOutlined && <Points thing={only} />}
    </div>
  )
}

/** The lines to which what is dragged was brought: two that are always there, for a drag renders nothing. */
function Guides() {
  const { desk } = useEditor()
  const scene = useStillScene()
  const across = useRef<SVGLineElement>(null)
  const down = useRef<SVGLineElement>(null)
  const draw = useEffectEvent(() => {
    if (!scene) return
    const { size } = scene.layout
    const { guides } = desk.live.getState()
    for (const [axis, { current: line }] of [
      ['x', across],
      ['y', down],
    ] as const) {
      const at = guides.find((guide) => guide.axis === axis)?.at
      line?.setAttribute('visibility', at === undefined ? 'hidden' : 'visible')
      if (at === undefined) continue
      const from = stageLens.toScreen(axis === 'x' ? { x: at, y: 0 } : { x: 0, y: at })
      const to = stageLens.toScreen(axis === 'x' ? { x: at, y: size.height } : { x: size.width, y: at })
      Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }).forEach(([name, value]) =>
        line?.setAttribute(name, String(value)),
      )
    }
  })
  useLayoutEffect(() => {
    draw()
    const stops = [
      desk.live.subscribe((now, before) => {
        if (now.guides !== before.guides) draw()
      }),
      stageLens.onMoved(() => draw()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [desk])
  return (
    <>
      <line ref={across} className={styles.guide} />
      <line ref={down} className={styles.guide} />
    </>
  )
}

interface ThingProps {
  thing: Thing
}

/** Where it can be pressed. */
function Outline({ thing, className }: ThingProps & { className: string | undefined }) {
  const line = useRef<SVGPolygonElement>(null)
  useEachMove(({ layout }) => {
    const element = thing.sort === 'elements' && elementsOf(layout).find(({ id }) => id === thing.id)
    const points = (element ? element.hit : []).map((point) => {
      const { x, y } = stageLens.toScreen(point)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    line.current?.setAttribute('points', points.join(' '))
  }, stageLens.onMoved)
  return <polygon ref={line} className={className} />
}

function Frame({ thing, hasCorners }: ThingProps & { hasCorners: boolean }) {
  const { desk, isReadOnly } = useEditor()
  const isLocked = useDesk(() => desk.isLocked(thing))
  const frame = useRef<HTMLDivElement>(null)
  useEachMove((scene) => {
    const node = frame.current
    const box = seenBox(scene, thing)
    if (!node) return
    node.hidden = box === null
    if (!box) return
    const { x, y, width, height } = stageLens.boxToScreen(box)
    node.style.transform = `translate(${x}px, ${y}px)`
    node.style.width = `${width}px`
    node.style.height = `${height}px`
  }, stageLens.onMoved)
  return (
    <div ref={frame} className={styles.box} data-locked={isLocked}>
      {hasCorners &&
        !isLocked &&
        !isReadOnly &&
        CORNERS.map((corner) => <span key={corner} className={styles.corner} data-corner={corner} />)}
    </div>
  )
}

/** Where the label of a place hangs, and where its light burns. */
function Points({ thing }: ThingProps) {
  const { t } = useTranslation()
  const { desk, isReadOnly } = useEditor()
  const isLocked = useDesk(() => desk.isLocked(thing))
  const lamp = useRef<HTMLSpanElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  useEachMove(({ layout }) => {
    const element = elementsOf(layout).find(({ id }) => id === thing.id)
    stand(lamp.current, element?.lamp)
    stand(label.current, element?.label)
  }, stageLens.onMoved)
  if (isReadOnly || isLocked) return null
  return (
    <>
      <span ref={lamp} className={styles.point} data-point="lamp" title={t('scenes.field.lamp')}>
        <LightbulbIcon size={12} weight="fill" />
      </span>
      <span ref={label} className={styles.point} data-point="label" title={t('scenes.field.label')}>
        <TextAaIcon size={12} weight="bold" />
      </span>
    </>
  )
}

/** @param point undefined: of what waits for its first build */
function stand(node: HTMLElement | null, point: Point | undefined): void {
  if (!node) return
  node.hidden = point === undefined
  if (!point) return
  const { x, y } = stageLens.toScreen(point)
  node.style.transform = `translate(${x}px, ${y}px)`
}

/** At what a colleague changed meanwhile. */
function ConflictMarks({ conflicts }: { conflicts: readonly Conflict[] }) {
  const liveScene = useLiveScene()
  useView()
  if (!liveScene) return null
  return thingsInConflict(conflicts, liveScene.mission).map((thing) => {
    const box = seenBox(liveScene, thing)
    if (!box) return null
    const { x, y, width } = stageLens.boxToScreen(box)
    return (
      <span
        key={keyOf(thing)}
        className={styles.conflict}
        data-conflict={thing.id}
        style={{ transform: `translate(${x + width}px, ${y}px)` }}
      >
        <WarningCircleIcon size={20} weight="fill" />
      </span>
    )
  })
}

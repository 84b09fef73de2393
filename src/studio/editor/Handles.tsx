import { useTranslation } from 'react-i18next'
import type { Point } from '#shared/scene/layout.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { thingsInConflict } from '#src/features/scenes/conflicts.ts'
import { isSameThing, keyOf, type Thing } from '#src/features/scenes/scene-file.ts'
import { useDesk, useEditor, useEdits, useLiveScene } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { LightbulbIcon, TextAaIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { CORNERS } from './drags.ts'
import styles from './EditorCanvas.module.css'
import { seenBox } from './seen-box.ts'
import { useView } from './use-view.ts'

/** Outlines of what is selected and under the pointer, corners and points to drag, and the lines that pull. */
export function Handles({ hovered }: { hovered: Thing | null }) {
  const selected = useDesk((state) => state.selected)
  const guides = useDesk((state) => state.guides)
  const liveScene = useLiveScene()
  useView()
  if (!liveScene) return null
  const { size } = liveScene.layout
  const only = selected.length === 1 ? selected[0] : undefined
  const isOther = hovered !== null && !selected.some((one) => isSameThing(one, hovered))
  return (
    <div className={styles.handles} aria-hidden="true">
      <svg className={styles.lines}>
        {guides.map(({ axis, at }) => {
          const from = stageLens.toScreen(axis === 'x' ? { x: at, y: 0 } : { x: 0, y: at })
          const to = stageLens.toScreen(axis === 'x' ? { x: at, y: size.height } : { x: size.width, y: at })
          return (
            <line
              key={`${axis} ${at}`}
              className={styles.guide}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
            />
          )
        })}
        {isOther && <Outline thing={hovered} className={styles.hoverLine} />}
        {selected.map((thing) => (
          <Outline key={keyOf(thing)} thing={thing} className={styles.outline} />
        ))}
      </svg>
      <ConflictMarks />
      {selected.map((thing) => (
        <Frame key={keyOf(thing)} thing={thing} hasCorners={thing === only} />
      ))}
      {only?.sort === 'elements' && <Points thing={only} />}
    </div>
  )
}

interface ThingProps {
  thing: Thing
}

/** Where it can be pressed. */
function Outline({ thing, className }: ThingProps & { className: string | undefined }) {
  const liveScene = useLiveScene()
  const element =
    thing.sort === 'elements' && liveScene
      ? elementsOf(liveScene.layout).find(({ id }) => id === thing.id)
      : null
  if (!element) return null
  const points = element.hit.map((point) => {
    const { x, y } = stageLens.toScreen(point)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return <polygon className={className} points={points.join(' ')} />
}

function Frame({ thing, hasCorners }: ThingProps & { hasCorners: boolean }) {
  const { desk, isReadOnly } = useEditor()
  const liveScene = useLiveScene()
  const isLocked = useDesk(() => desk.isLocked(thing))
  const box = liveScene && seenBox(liveScene, thing)
  if (!box) return null
  const { x, y, width, height } = stageLens.boxToScreen(box)
  return (
    <div
      className={styles.box}
      data-locked={isLocked}
      style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
    >
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
  const liveScene = useLiveScene()
  const element = liveScene && elementsOf(liveScene.layout).find(({ id }) => id === thing.id)
  if (!element || isReadOnly || desk.isLocked(thing)) return null
  const at = (point: Point) => {
    const { x, y } = stageLens.toScreen(point)
    return { transform: `translate(${x}px, ${y}px)` }
  }
  return (
    <>
      <span
        className={styles.point}
        style={at(element.lamp)}
        data-point="lamp"
        title={t('scenes.field.lamp')}
      >
        <LightbulbIcon size={12} weight="fill" />
      </span>
      <span
        className={styles.point}
        style={at(element.label)}
        data-point="label"
        title={t('scenes.field.label')}
      >
        <TextAaIcon size={12} weight="bold" />
      </span>
    </>
  )
}

/** At what a colleague changed meanwhile. */
function ConflictMarks() {
  const conflicts = useEdits((state) => state.conflicts)
  const liveScene = useLiveScene()
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

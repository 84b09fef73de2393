import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '#shared/scene/layout.ts'
import type { Bench } from '#src/features/scenes/bench.ts'
import {
  addPoint,
  changePoints,
  deletePoint,
  pointListOf,
  withPointAt,
  type PointList,
} from '#src/features/scenes/point-lists.ts'
import type { Thing } from '#src/features/scenes/scene-file.ts'
import { useBench, useDesk, useLiveScene } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { ARROWS, stepOf } from './arrow-steps.ts'
import styles from './EditorCanvas.module.css'
import { farApart } from './far-apart.ts'
import { placedAt, seenPoint } from './seen-box.ts'
import { useView } from './use-view.ts'

/** The points of what is drawn point by point of the selected thing: its outline, its round, the lanterns that lead to it. */
export function PointHandles() {
  const thing = useDesk(({ selected }) => selected[0])
  const of = useDesk(({ pointsOf }) => pointsOf)
  if (!thing || of === null) return null
  return <SomePoints key={`${thing.id} ${of}`} thing={thing} of={of} />
}

function SomePoints({ thing, of }: { thing: Thing; of: PointList['of'] }) {
  const liveScene = useLiveScene()
  const list = liveScene && pointListOf(liveScene, thing, of)
  return list && <Points thing={thing} list={list} />
}

/** CSS px that a point takes where it is pressed, as its style has them; with less seen of it than 24, it is too small (WCAG 2.2, 2.5.8). */
const LEAST_APART = 28

/** The middle between two points has room of its own. */
function isLong(one: Point | undefined, other: Point | undefined): boolean {
  return (
    one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) > 2 * LEAST_APART
  )
}

interface PointsProps {
  thing: Thing
  list: PointList
}

/** Each is dragged or moved by arrow keys, and between each two there is a grip that adds one. */
function Points({ thing, list }: PointsProps) {
  const { t } = useTranslation()
  const bench = useBench()
  const chosen = useDesk((state) => state.point)
  const liveScene = useLiveScene()
  useView()
  const node = useRef<HTMLOListElement>(null)
  const { points, isClosed, of } = list
  const count = points.length
  useEffect(() => {
    // the keyboard goes on from the one that has come, or from the one beside what has gone
    const at = document.activeElement
    if (at === document.body || at?.closest('[data-scene-keys]'))
      node.current
        ?.querySelector<HTMLElement>(`[data-vertex="${Math.min(chosen, count - 1)}"]`)
        ?.focus({ preventScroll: true })
  }, [chosen, count])
  useEffect(() => {
    const own = node.current
    return () => {
      const at = document.activeElement
      // the points are gone by now, or the one that had it went before, as with an outline that became another one
      if (at === document.body || own?.contains(at)) focusPlace(thing.id)
    }
  }, [thing.id])
  if (!liveScene) return null
  const at = (point: (typeof points)[number]) => placedAt(seenPoint(liveScene, thing, point))
  const seen = points.map((point) => stageLens.toScreen(seenPoint(liveScene, thing, point)))
  const hasRoom = farApart(seen, chosen, LEAST_APART)
  return (
    <ol ref={node} className={styles.outlinePoints} aria-label={t(`scenes.points.${of}`)}>
      {points.map((point, index) => {
        const next = points[(index + 1) % count]
        const isLast = index === count - 1
        return (
          <li key={index}>
            {hasRoom[index] ? (
              <button
                type="button"
                className={styles.vertex}
                data-vertex={index}
                data-chosen={index === chosen}
                aria-label={t('scenes.outline.point', { number: index + 1, count })}
                style={at(point)}
                onFocus={() => bench.desk.store.setState({ point: index })}
                onKeyDown={(event) => editByKey(event, bench, { thing, list }, index)}
              />
            ) : (
              <span className={styles.dot} aria-hidden="true" style={at(point)} />
            )}
            {next && (isClosed || !isLast) && isLong(seen[index], seen[(index + 1) % count]) && (
              <span
                className={styles.edge}
                data-edge={index}
                aria-hidden="true"
                style={at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

function editByKey(event: KeyboardEvent, bench: Bench, { thing, list }: PointsProps, index: number): void {
  const { key, ctrlKey, metaKey, altKey } = event
  const arrow = ARROWS[key]
  const { points, of } = list
  const point = points[index]
  if (ctrlKey || metaKey || altKey || !point) return
  if (arrow) {
    const step = stepOf(event)
    const at = { x: point.x + arrow.x * step, y: point.y + arrow.y * step }
    changePoints(bench, thing, of, withPointAt(points, index, at), true)
  } else if (key === 'Delete' || key === 'Backspace') deletePoint(bench, thing, of, index)
  else if (key === 'Insert' || key === '+') addPoint(bench, thing, of, index)
  else return
  event.preventDefault()
}

function focusPlace(id: string): void {
  const place = document.querySelector<HTMLElement>(
    `[data-scene-keys] button[data-element="${CSS.escape(id)}"]`,
  )
  place?.focus({ preventScroll: true })
}

import type { Placed } from './branches.ts'
import type { Scene } from './read-scenes.ts'
import styles from './Branches.module.css'

/** Room of one scene and of what lies around it, px. */
export const CELL = { width: 172, height: 132 }
/** A scene in its cell, px. */
export const NODE = { left: 8, top: 6, width: 156, height: 84 }

interface BranchLinesProps {
  placed: readonly Placed[]
  open: Scene | undefined
  size: { width: number; height: number }
  /** A choice that is being led somewhere. */
  dragged: { scene: string; choice: string; to: { x: number; y: number } } | null
}

/** Lines from each choice to the scene that it leads to; what comes back goes round the side. */
export function BranchLines({ placed, open, size, dragged }: BranchLinesProps) {
  const byId = new Map(placed.map((one) => [one.scene.id, one]))
  return (
    <svg className={styles.lines} width={size.width} height={size.height} aria-hidden>
      <defs>
        <marker
          id="branch-end"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {placed.flatMap((from) =>
        (from.scene.choices ?? []).map(({ id, to }) => {
          const isDragged = dragged?.scene === from.scene.id && dragged.choice === id
          const target = byId.get(to)
          if (!target && !isDragged) return null
          const start = portAt(from, id)
          const end = isDragged ? dragged.to : target && topOf(target)
          if (!end) return null
          return (
            <path
              key={`${from.scene.id} ${id}`}
              className={styles.line}
              data-open={from.scene === open || target?.scene === open}
              data-dragged={isDragged}
              data-back={!isDragged && target !== undefined && target.row <= from.row}
              d={target && !isDragged && target.row <= from.row ? roundTo(start, end) : downTo(start, end)}
              markerEnd="url(#branch-end)"
            />
          )
        }),
      )}
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

/** The middle of a choice's button, at the lower edge of its scene. */
function portAt({ scene, row, column }: Placed, choice: string): Point {
  const all = scene.choices ?? []
  const place = all.findIndex(({ id }) => id === choice)
  const share = (place + 0.5) / all.length
  return {
    x: column * CELL.width + NODE.left + NODE.width * share,
    y: row * CELL.height + NODE.top + NODE.height + 10,
  }
}

function topOf({ row, column }: Placed): Point {
  return { x: column * CELL.width + NODE.left + NODE.width / 2, y: row * CELL.height + NODE.top - 1 }
}

function downTo(from: Point, to: Point): string {
  const half = Math.max(14, (to.y - from.y) / 2)
  return `M${from.x} ${from.y} C${from.x} ${from.y + half} ${to.x} ${to.y - half} ${to.x} ${to.y}`
}

function roundTo(from: Point, to: Point): string {
  const side = Math.min(from.x, to.x) - CELL.width / 2
  return `M${from.x} ${from.y} C${side} ${from.y + 40} ${side} ${to.y - 40} ${to.x} ${to.y}`
}

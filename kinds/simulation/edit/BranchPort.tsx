import { useRef, type PointerEvent } from 'react'
import styles from './Branches.module.css'

/** px from which a press is a drag. */
const DRAG_PX = 5

interface BranchPortProps {
  letter: string
  label: string
  isPressed: boolean
  onPress: () => void
  onDrag: (event: PointerEvent) => void
  onDrop: (event: PointerEvent) => void
  onCancel: () => void
}

/** The button of a choice: it is dragged to the scene that it leads to, or pressed before that scene is. */
export function BranchPort({ letter, label, isPressed, onPress, onDrag, onDrop, onCancel }: BranchPortProps) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const isDragged = useRef(false)
  return (
    <button
      type="button"
      className={styles.port}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={() => {
        if (!isDragged.current) onPress()
        isDragged.current = false
      }}
      onPointerDown={({ button, clientX, clientY, pointerId, currentTarget }) => {
        isDragged.current = false
        if (button !== 0) return
        start.current = { x: clientX, y: clientY }
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={(event) => {
        if (!start.current) return
        const { x, y } = start.current
        isDragged.current ||= Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX
        if (isDragged.current) onDrag(event)
      }}
      onPointerUp={(event) => {
        start.current = null
        if (isDragged.current) onDrop(event)
      }}
      onPointerCancel={() => {
        start.current = null
        onCancel()
      }}
    >
      {letter}
    </button>
  )
}

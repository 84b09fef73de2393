import { listenToGestures } from './camera/gestures.ts'
import { elementAt, stageActions } from './stage-actions.ts'
import { camera, frames } from './runtime.ts'
import { isDrawn, stageStore } from './stage-store.ts'

/** CSS px an arrow key pans. */
const KEY_PAN = 160

/** Pointers on the canvas, and keys wherever nothing else takes them. @returns how to stop */
export function listenToStage(host: HTMLElement): () => void {
  const isUnseen = () => {
    const stage = stageStore.getState()
    return stage.isCovered || !isDrawn(stage) || stage.status === 'empty'
  }
  const isDeaf = () => isUnseen() || ['travelling', 'landing'].includes(stageStore.getState().status)
  let isDragging = false

  const showCursor = () => {
    const { hovered, directions } = stageStore.getState()
    const canPan = directions.left || directions.right || directions.up || directions.down
    host.style.cursor = hovered !== null ? 'pointer' : isDragging ? 'grabbing' : canPan ? 'grab' : ''
  }

  const gestures = listenToGestures(host, camera, {
    isDeaf,
    isUnseen,
    onHover: (at) => stageActions.setHovered(at && elementAt(at)),
    onTap: (at) => {
      const id = elementAt(at)
      if (id !== null) stageActions.press(id)
    },
    onMove: () => frames.request(),
    onDragging: (value) => {
      isDragging = value
      showCursor()
    },
  })

  const stopWatching = stageStore.subscribe(() => {
    // What began over one scene must not end on the next.
    if (isDeaf()) gestures.end()
    showCursor()
  })

  function key(event: KeyboardEvent): void {
    if (
      isUnseen() ||
      stageStore.getState().isEdited ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return
    if (
      event.target !== document.body &&
      !(event.target instanceof Node && host.parentElement?.contains(event.target))
    )
      return
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', key)

  return () => {
    stopWatching()
    gestures.stop()
    document.removeEventListener('keydown', key)
  }
}

const KEYS: Record<string, (() => void) | undefined> = {
  ArrowLeft: () => stageActions.panBy(-KEY_PAN, 0),
  ArrowRight: () => stageActions.panBy(KEY_PAN, 0),
  ArrowUp: () => stageActions.panBy(0, -KEY_PAN),
  ArrowDown: () => stageActions.panBy(0, KEY_PAN),
  '+': () => stageActions.zoomIn(),
  '=': () => stageActions.zoomIn(),
  '-': () => stageActions.zoomOut(),
}

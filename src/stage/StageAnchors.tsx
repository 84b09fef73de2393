import { memo, useEffect, useRef, type ReactNode } from 'react'
import type { SceneElement } from '#shared/scene/description.ts'
import { anchors } from './runtime.ts'
import styles from './StageAnchors.module.css'
import { isDrawn, useStage } from './stage-store.ts'

/**
 * A DOM node for every element in view that has a label, hung under its `label` point: kept 16 px inside the screen and
 * clear of the others. Pointers pass through to the canvas, which answers for labels too; the twin speaks for them.
 */
export function StageAnchors({ children }: { children: (element: SceneElement) => ReactNode }) {
  const shown = useStage((stage) => stage.shown)
  const isAway = useStage((stage) => stage.status === 'travelling' || stage.isRestoring)
  const isHidden = useStage((stage) => stage.isCovered || !isDrawn(stage))
  if (!shown || isHidden) return null
  const labelled = shown.elements.filter(({ sign }) => sign !== 'secret')
  return (
    <div className={styles.anchors} data-travelling={isAway} aria-hidden="true">
      {labelled.map((element) => (
        <Anchor key={`${shown.id} ${element.id}`} element={element} render={children} />
      ))}
    </div>
  )
}

interface AnchorProps {
  element: SceneElement
  render: (element: SceneElement) => ReactNode
}

// one that is dragged changes many times a second: with a stable `render` the others stay as they are
const Anchor = memo(function Anchor({ element, render }: AnchorProps) {
  const node = useRef<HTMLDivElement>(null)
  const { id } = element
  const { label, picture } = element.layout
  useEffect(
    () => (node.current ? anchors.hang(id, node.current, label, picture.box) : undefined),
    [id, label, picture.box],
  )
  return (
    <div ref={node} className={styles.anchor} data-element={id}>
      {render(element)}
    </div>
  )
})

import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { neighbour, type Direction } from '../anchors/neighbour.ts'
import { anchors } from '../runtime.ts'
import { stageActions } from '../stage-actions.ts'
import { stageStore, useStage } from '../stage-store.ts'
import styles from './StageTwin.module.css'

const DIRECTIONS: Record<string, Direction | undefined> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/**
 * A real button over every element, in reading order: for the keyboard, screen readers and tests. The mouse meets the
 * picture, not the button.
 */
export function StageTwin({ scene }: { scene: SceneDescription }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  // under a page of its own the page has the h1
  const isMain = useStage(({ mainName }) => mainName !== null)
  const before = useRef(scene.id)
  useLayoutEffect(() => {
    if (before.current === scene.id) return
    before.current = scene.id
    // The place that had the focus left the page with its scene.
    if (document.activeElement === document.body) nav.current?.focus({ preventScroll: true })
  }, [scene.id])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (!event.defaultPrevented) stageStore.getState().onBack()
      return
    }
    const direction = DIRECTIONS[event.key]
    const from = event.target instanceof HTMLElement && event.target.dataset['element']
    if (!direction || !from) return
    const places = scene.elements.map(({ id, layout }) => ({ id, box: layout.picture.box }))
    const next = neighbour(places, from, direction)
    if (next === null) return
    // At the edge the arrow pans the map instead.
    event.preventDefault()
    nav.current?.querySelector<HTMLElement>(`[data-element="${CSS.escape(next)}"]`)?.focus()
  }

  return (
    // With every scene anew: the focus that it had is free then, and its new name is spoken when it takes it up.
    <nav
      key={scene.id}
      ref={nav}
      className={styles.twin}
      aria-label={scene.name}
      tabIndex={-1}
      data-scene-head
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden as={isMain ? 'h1' : 'h2'}>{scene.name}</VisuallyHidden>
      <button type="button" className={styles.asList} onClick={() => stageActions.showAsList(true)}>
        {t('stage.asList')}
      </button>
      <VisuallyHidden id="stage-hint">{t('stage.hint')}</VisuallyHidden>
      <ul aria-describedby="stage-hint">
        {scene.elements.map((element) => (
          <TwinPlace key={`${scene.id} ${element.id}`} element={element} />
        ))}
      </ul>
    </nav>
  )
}

function TwinPlace({ element }: { element: SceneElement }) {
  const { id, state, spoken } = element
  const { box } = element.layout.picture
  const node = useRef<HTMLButtonElement>(null)
  useEffect(() => (node.current ? anchors.cover(id, node.current, box) : undefined), [id, box])
  return (
    <li>
      <button
        ref={node}
        type="button"
        className={styles.place}
        data-element={id}
        data-state={state}
        aria-label={spoken}
        onClick={() => stageActions.press(id)}
        onFocus={() => stageActions.onPlaceFocus(id)}
        onBlur={() => stageActions.focusElement(null)}
      />
    </li>
  )
}

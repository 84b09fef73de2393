import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { anchors } from '../runtime.ts'
import { stageActions } from '../stage-actions.ts'
import { stageStore, useStage } from '../stage-store.ts'
import type { SceneVoiceProps } from '../spoken/SceneVoice.tsx'
import styles from './StageTwin.module.css'

/** Speaks of the scene and has its keys: until it is there, Tab goes through all places. */
export const sceneVoice = latePart<SceneVoiceProps>(
  async () => (await import('../spoken/SceneVoice.tsx')).SceneVoice,
  false,
)

/**
 * A real button over every element, in reading order: for the keyboard, screen readers and tests. The mouse meets the
 * picture, not the button. All places are one stop of Tab: where the keyboard was last, else what is to be played next.
 */
export function StageTwin({ scene }: { scene: SceneDescription }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  const { Part: Voice } = useLatePart(sceneVoice)
  const [last, setLast] = useState('')
  // under a page of its own the page has the h1
  const isMain = useStage(({ mainName }) => mainName !== null)
  const before = useRef(scene.id)
  useLayoutEffect(() => {
    if (before.current === scene.id) return
    before.current = scene.id
    // The place that had the focus left the page with its scene.
    if (document.activeElement === document.body) nav.current?.focus({ preventScroll: true })
  }, [scene.id])
  const { elements } = scene
  const stop = elements.find(({ id }) => id === last) ?? elements.find(({ isNext }) => isNext) ?? elements[0]

  return (
    // With every scene anew: the focus that it had is free then, and its new name is spoken when it takes it up.
    <nav
      key={scene.id}
      ref={nav}
      className={styles.twin}
      aria-label={scene.name}
      tabIndex={-1}
      data-scene-head
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) stageStore.getState().onBack()
      }}
    >
      <VisuallyHidden as={isMain ? 'h1' : 'h2'}>{scene.name}</VisuallyHidden>
      {Voice && <Voice scene={scene} nav={nav} />}
      <button type="button" className={styles.asList} onClick={() => stageActions.showAsList(true)}>
        {t('stage.asList')}
      </button>
      <ul aria-describedby="stage-hint">
        {elements.map((element) => (
          <TwinPlace
            key={`${scene.id} ${element.id}`}
            element={element}
            isStop={!Voice || element === stop}
            onStand={setLast}
          />
        ))}
      </ul>
    </nav>
  )
}

interface TwinPlaceProps {
  element: SceneElement
  isStop: boolean
  onStand: (id: string) => void
}

function TwinPlace({ element, isStop, onStand }: TwinPlaceProps) {
  const { id, state, spoken, description } = element
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
        aria-description={description}
        tabIndex={isStop ? 0 : -1}
        onClick={() => stageActions.press(id)}
        onFocus={() => {
          onStand(id)
          stageActions.onPlaceFocus(id)
        }}
        onBlur={() => stageActions.focusElement(null)}
      />
    </li>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import { useLatePart } from '#src/lib/late-part.ts'
import { Button } from '#src/ui/Button.tsx'
import { Boat } from '#src/ui/Glyphs.tsx'
import { CaretRightIcon, MapTrifoldIcon } from '#src/ui/icons.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import { stageActions } from '../stage-actions.ts'
import { stageStore } from '../stage-store.ts'
import { sceneVoice } from './StageTwin.tsx'
import styles from './StageList.module.css'

interface StageListProps {
  scene: SceneDescription
  /** Back to the picture; null where this machine cannot draw one. */
  onMap: (() => void) | null
}

/** The map in words: where nothing can be drawn, and for anyone who likes it better. */
export function StageList({ scene, onMap }: StageListProps) {
  const { t } = useTranslation()
  // An easter egg stands in no list.
  const listed = scene.elements.filter(({ sign }) => sign !== 'secret')
  const { Part: Voice } = useLatePart(sceneVoice)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that led here is gone with the map: anyone who pressed it goes on at the top of the list.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <nav
      className={styles.list}
      aria-label={scene.name}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) (onMap ?? stageStore.getState().onBack)()
      }}
    >
      {Voice && <Voice scene={scene} nav={null} />}
      <div className={styles.paper} data-material="paper">
        <div className={styles.scroller} ref={hintAtMore}>
          <div className={styles.head}>
            <h1 key={scene.id} ref={title} tabIndex={-1} data-scene-head>
              {scene.name}
            </h1>
            {onMap ? (
              <Button variant="secondary" icon={<MapTrifoldIcon size={20} />} onClick={onMap}>
                {t('stage.asMap')}
              </Button>
            ) : (
              <p>{t('stage.onlyList')}</p>
            )}
          </div>
          <ul>
            {listed.map((element) => (
              <Row key={element.id} element={element} />
            ))}
          </ul>
          {scene.description && <p className={styles.about}>{scene.description}</p>}
        </div>
      </div>
    </nav>
  )
}

function Row({ element }: { element: SceneElement }) {
  const { t } = useTranslation()
  const { id, name, state, sign, progress, spoken, stateText, isNext, description } = element
  const ring = { locked: 'locked', finished: 'done', waiting: 'percent', inProgress: 'percent' } as const
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-element={id}
        data-state={state}
        aria-label={spoken}
        aria-description={description}
        onClick={() => stageActions.press(id)}
      >
        {sign === 'view' || (sign === 'welcome' && ring[state] === 'percent') ? (
          <span className={styles.boat}>
            <Boat size={20} />
          </span>
        ) : (
          <ProgressRing state={ring[state]} percent={progress} size={40} material="night" />
        )}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>{stateText}</span>
        </span>
        {isNext && <span className={styles.next}>{t('stage.next')}</span>}
        <CaretRightIcon size={20} />
      </button>
    </li>
  )
}

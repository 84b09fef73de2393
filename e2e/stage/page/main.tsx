import i18next from 'i18next'
import { StrictMode, useCallback, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import type { SceneDescription } from '#shared/scene/description.ts'
import words from '#src/stage/i18n/en.json' with { type: 'json' }
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore, type StageError } from '#src/stage/stage-store.ts'
import { StageAnchors } from '#src/stage/StageAnchors.tsx'
import { StageShell } from '#src/stage/StageShell.tsx'
import { useScene } from '#src/stage/use-scene.ts'
import { applyColours } from '#src/ui/colours.ts'
import { PlaceLabel } from '#src/ui/PlaceLabel.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import '#src/ui/tokens.css'
import { scene } from './scenes.ts'

/** What a spec may do to the page. */
interface Fixture {
  show: (scene: SceneDescription | null) => void
  /** Over the map, as the product's own stand there. */
  openPopup: (isOpen: boolean) => void
  scene: typeof scene
  actions: typeof stageActions
  pressed: string[]
  backs: number
  errors: () => readonly StageError[]
}

declare global {
  interface Window {
    fixture: Fixture
  }
}

function Page() {
  const [shown, show] = useState<SceneDescription | null>(null)
  const [isPopupOpen, openPopup] = useState(false)
  useEffect(() => {
    window.fixture.show = show
    window.fixture.openPopup = openPopup
  }, [])
  useScene(
    shown,
    useCallback((id: string) => void window.fixture.pressed.push(id), []),
    useCallback(() => void (window.fixture.backs += 1), []),
  )
  const label = useMemo(
    () => ({ locked: 'locked', waiting: 'open', inProgress: 'open', finished: 'done' }) as const,
    [],
  )
  return (
    <>
      <StageShell />
      <StageAnchors>
        {({ name, state, progress, isNext }) => (
          <PlaceLabel name={name} state={isNext ? 'next' : label[state]} percent={progress} />
        )}
      </StageAnchors>
      <Popup label="News" isOpen={isPopupOpen} dismissable={false} onClose={() => openPopup(false)}>
        <button type="button">Read on</button>
      </Popup>
    </>
  )
}

window.fixture = {
  show: () => {},
  openPopup: () => {},
  scene,
  actions: stageActions,
  pressed: [],
  backs: 0,
  errors: () => stageStore.getState().errors,
}
stageActions.setPlayer('somebody')
applyColours(document.documentElement, null)
void i18next
  .use(initReactI18next)
  .init({
    lng: 'en',
    resources: { en: { translation: { stage: words } } },
    interpolation: { escapeValue: false },
  })
  .then(() => {
    const root = document.querySelector('#root')
    if (root)
      createRoot(root).render(
        <StrictMode>
          <Page />
        </StrictMode>,
      )
  })

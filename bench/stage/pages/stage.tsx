import './watch.ts'
import i18next from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import type { SceneDescription } from '../../../shared/scene/description.ts'
import words from '../../../src/stage/i18n/en.json' with { type: 'json' }
import { TIERS, type Quality } from '../../../src/stage/quality.ts'
import { stageActions } from '../../../src/stage/stage-actions.ts'
import { stageStore } from '../../../src/stage/stage-store.ts'
import { StageShell } from '../../../src/stage/StageShell.tsx'
import { useScene } from '../../../src/stage/use-scene.ts'
import '../../../src/ui/tokens.css'
import { framesToPicture, twinGap } from './look-closely.ts'
import { describeScene, type SceneWish } from './stage-scene.ts'

/** What the benchmark does to the stage, as `window.bench`. */
interface BenchStage {
  show: (wish: SceneWish) => void
  actions: typeof stageActions
  setQuality: (quality: Quality) => void
  /** How many flakes fall, whatever the quality: the specification's number is the stage's own. */
  setFlakes: (count: number) => void
  /** What it has chosen, in words. */
  chosen: () => string
  framesToPicture: typeof framesToPicture
  twinGap: typeof twinGap
}

declare global {
  interface Window {
    bench: BenchStage
  }
}

function Page() {
  const [scene, show] = useState<SceneDescription | null>(null)
  useEffect(() => {
    window.bench.show = (wish) => show(describeScene(wish))
    document.body.dataset.mounted = 'true'
  }, [])
  useScene(
    scene,
    useCallback(() => {}, []),
  )
  return <StageShell />
}

window.bench = {
  show: () => {},
  actions: stageActions,
  setQuality: (quality) => stageActions.setQuality(quality),
  setFlakes: (count) => {
    for (const tier of Object.values(TIERS)) if (!tier.isStill) tier.flakes = count
  },
  chosen: () => {
    const { rendererKind, tier } = stageStore.getState()
    return `${rendererKind ?? 'nothing'}, ${tier}`
  },
  framesToPicture,
  twinGap,
}
document.body.style.margin = '0'
const resources = { en: { translation: { stage: words } } }
await i18next.use(initReactI18next).init({ lng: 'en', resources, interpolation: { escapeValue: false } })
const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)

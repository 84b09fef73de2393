import 'pixi.js/unsafe-eval'
import { Application } from '@pixi/react'
import type { Application as PixiApplication } from 'pixi.js'
import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { rememberPictures } from './art/drawn-pictures.ts'
import { holdEngine } from './engine-holder.ts'
import { ListRung } from './ListRung.tsx'
import { firstRung, KIND_OF, rungBelow, type Rung } from './renderer.ts'
import { Scenery } from './Scene.tsx'
import { quietTickers, startEngine } from './stage-engine.ts'
import { stageStore } from './stage-store.ts'
import { dropTestContext } from './test-context.ts'
import { countGl } from './testing/gl-counts.ts'
import { installStageHandle } from './testing/stage-handle.ts'

const isTest = import.meta.env.MODE === 'test'
if (isTest) countGl()
quietTickers()
rememberPictures()

/** What a test asks for: `?renderer=webgl|canvas|list`. */
function wantedRenderer(): string | null {
  return isTest ? new URLSearchParams(location.search).get('renderer') : null
}

/** The drawn half of the stage: loaded with the first scene, and from then on for the life of the tab. */
export const StageHost = memo(function StageHost() {
  const [rung, setRung] = useState<Rung>(() => firstRung(wantedRenderer()))

  // Before the first paint: StrictMode takes a canvas off the screen and puts it back as soon as React renders again, and
  // @pixi/react destroys one whose renderer is ready by then.
  useLayoutEffect(() => {
    const kind = KIND_OF[rung]
    stageStore.setState(({ tier, quality }) => ({
      rendererKind: kind,
      ...(quality === 'auto' && rung !== 'webgl' && { tier: tier === 'still' ? 'still' : 'low' }),
    }))
  }, [rung])

  if (rung === 'list') return <ListRung />
  return (
    <Canvas
      key={rung}
      rung={rung}
      onHopeless={() => setRung(rungBelow(rung))}
      onTooSlow={() => setRung('canvas')}
    />
  )
})

interface CanvasProps {
  rung: Rung
  onHopeless: () => void
  onTooSlow: () => void
}

/** One canvas, one Application. It never renders again: a re-render would assign its options anew. */
const Canvas = memo(
  function Canvas({ rung, onHopeless, onTooSlow }: CanvasProps) {
    const [engine] = useState(() =>
      holdEngine((app: PixiApplication) => {
        if (KIND_OF[rung] === 'webgl') dropTestContext()
        if (isTest) installStageHandle(app)
        return startEngine(app, { onHopeless, onTooSlow })
      }, onHopeless),
    )
    useEffect(() => engine.mount(), [engine])
    return (
      <Application {...optionsOf(rung)} onInit={engine.onInit}>
        <Scenery />
      </Application>
    )
  },
  () => true,
)

/** The types of @pixi/react 8.0.5 do not know Pixi's second renderer yet. */
function optionsOf(rung: Rung): object {
  return {
    preference: [KIND_OF[rung] === 'webgl' ? 'webgl' : 'canvas'],
    autoStart: false,
    skipExtensionImports: true,
    antialias: false,
    autoDensity: true,
    backgroundColor: '#0e2a47',
    powerPreference: 'high-performance',
  }
}

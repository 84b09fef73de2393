import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '#src/lib/late-part.ts'
import { DrawnBoundary } from './DrawnBoundary.tsx'
import { LateStage } from './LateStage.tsx'
import { PosterImage } from './PosterImage.tsx'
import { startFront } from './stage-front.ts'
import { stageActions } from './stage-actions.ts'
import styles from './StageShell.module.css'
import { hasMap, isDrawn, useStage } from './stage-store.ts'
import { MapControls } from './twin/MapControls.tsx'
import { StageList } from './twin/StageList.tsx'
import { StageTwin } from './twin/StageTwin.tsx'

const stageHost = latePart<object>(async () => (await import('./StageHost.tsx')).StageHost)

/**
 * The whole stage: canvas, twin, list and map controls. Mounted once and never unmounted; Pixi is loaded with the first
 * scene, so a route without one never fetches it, and until it has come the scene is played on its poster.
 */
export function StageShell() {
  const { t } = useTranslation()
  const host = useRef<HTMLDivElement>(null)
  const hasScene = useStage(({ scene, shown }) => scene !== null || shown !== null)
  const wanted = useStage(({ scene }) => scene)
  const shown = useStage((stage) => stage.shown)
  const status = useStage((stage) => stage.status)
  const isRestoring = useStage((stage) => stage.isRestoring)
  const kind = useStage(({ rendererKind }) => rendererKind)
  const canDraw = useStage(hasMap)
  const isCovered = useStage((stage) => stage.isCovered)
  const mainName = useStage((stage) => stage.mainName)
  const isList = !useStage(isDrawn)
  const scene = isList ? wanted : shown
  const isPainted = useStage((stage) => stage.isPainted)
  const isOnPoster = canDraw && status === 'poster' && !isRestoring
  const isReady = canDraw ? status === 'ready' && !isRestoring : wanted !== null
  const poster = !isPainted ? wanted : isRestoring ? shown : null

  return (
    <>
      <div
        className={styles.stage}
        data-scene={scene?.id}
        data-ready={isOnPoster ? 'poster' : isReady}
        data-status={isRestoring ? 'restoring' : status}
        data-renderer={canDraw ? kind : 'list'}
        data-material="night"
        inert={isCovered}
        {...(mainName !== null && { role: 'main', 'aria-label': mainName })}
      >
        <div ref={host} className={styles.host} aria-hidden="true">
          <Started once={hasScene}>
            <DrawnBoundary>
              <Front host={host} />
              <LateStage late={stageHost} />
            </DrawnBoundary>
          </Started>
          {poster?.poster && !isList && (
            <PosterImage
              key={poster.id}
              scene={poster}
              poster={poster.poster}
              isSeen={shown?.id === poster.id}
            />
          )}
        </div>
        {isRestoring && (
          <p className={styles.notice} role="status">
            {t('stage.restoring')}
          </p>
        )}
        {scene && !isList && <StageTwin scene={scene} />}
        {scene && isList && (
          <StageList scene={scene} onMap={canDraw ? () => stageActions.showAsList(false) : null} />
        )}
      </div>
      {scene?.kind === 'moving' && !isList && !isCovered && <MapControls />}
    </>
  )
}

function Front({ host }: { host: RefObject<HTMLElement | null> }) {
  useEffect(() => (host.current ? startFront(host.current) : undefined), [host])
  return null
}

/** Nothing until `once` was true; from then on for good. */
function Started({ once, children }: { once: boolean; children: ReactNode }) {
  const [isStarted, start] = useState(once)
  if (once && !isStarted) start(true)
  return isStarted ? children : null
}

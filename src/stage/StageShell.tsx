import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { endFirstView } from '#src/lib/first-view.ts'
import { latePart } from '#src/lib/late-part.ts'
import { untilIdle } from '#src/lib/until-idle.ts'
import { DrawnBoundary } from './DrawnBoundary.tsx'
import { LateStage } from './LateStage.tsx'
import { StagePoster } from './PosterImage.tsx'
import { startFront } from './stage-front.ts'
import { stageActions } from './stage-actions.ts'
import styles from './StageShell.module.css'
import { hasMap, isDrawn, isEntered, useStage, type StageState } from './stage-store.ts'
import { MapControls } from './twin/MapControls.tsx'
import { StageList } from './twin/StageList.tsx'
import { StageTwin } from './twin/StageTwin.tsx'

const stageHost = latePart<object>(async () => (await import('./StageHost.tsx')).StageHost)

interface StageShellProps {
  /** The canvas' code is on this device already: its poster comes before that runs. Else the code is fetched beside the poster. */
  isCached?: boolean
}

/**
 * The whole stage: canvas, twin, list and map controls. Mounted once and never unmounted; Pixi is loaded with the first
 * scene, so a route without one never fetches it, and until it has come the scene is played on its poster.
 */
export function StageShell({ isCached = false }: StageShellProps) {
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
  const isEdited = useStage((stage) => stage.isEdited)
  const isList = !useStage(isDrawn)
  const scene = isList ? wanted : shown
  const ready = useStage(readiness)
  const isDrawable = useIsDrawable(isCached)
  const isSeen = useStage((stage) => isEntered(stage) || !isDrawn(stage))
  useEffect(() => {
    if (isSeen) void untilIdle().then(endFirstView)
  }, [isSeen])

  return (
    <>
      <div
        className={styles.stage}
        data-scene={scene?.id}
        data-ready={ready}
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
              <Started once={isDrawable}>
                <LateStage late={stageHost} />
              </Started>
            </DrawnBoundary>
          </Started>
          {!isList && <StagePoster />}
        </div>
        {isRestoring && (
          <p className={styles.notice} role="status">
            {t('stage.restoring')}
          </p>
        )}
        {scene &&
          !isEdited &&
          // the page that makes it may have gone already, and nobody plays it
          !scene.isEdited &&
          (isList ? (
            <StageList scene={scene} onMap={canDraw ? () => stageActions.showAsList(false) : null} />
          ) : (
            <StageTwin scene={scene} />
          ))}
      </div>
      {scene?.kind === 'moving' && !isList && !isCovered && !isEdited && <MapControls />}
    </>
  )
}

/** What `data-ready` says: the scene is played on its poster, or stands with all of its first view. */
function readiness(stage: StageState): boolean | 'poster' {
  if (!hasMap(stage)) return stage.scene !== null
  if (stage.isRestoring) return false
  return stage.status === 'poster' ? 'poster' : stage.status === 'ready'
}

/** ms; a poster that takes longer is not waited for. */
const POSTER_TIMEOUT_MS = 1000

/** Whether it is the canvas' turn: its code takes the processor for a while, and a poster is played before it is there. */
function useIsDrawable(isCached: boolean): boolean {
  const hasPoster = useStage(({ scene }) => Boolean(scene?.poster))
  const isThere = useStage(isEntered)
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!hasPoster || isPainted) return undefined
    let isLeft = false
    const paint = () => {
      if (!isLeft) setPainted(true)
    }
    // what stands over the poster comes first
    if (isThere) void untilIdle().then(paint)
    const timer = setTimeout(paint, POSTER_TIMEOUT_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [hasPoster, isThere, isPainted])
  return !isCached || !hasPoster || isPainted
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

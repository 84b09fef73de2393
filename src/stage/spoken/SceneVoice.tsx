import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription } from '#shared/scene/description.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { isCovered, watchCovered } from '#src/ui/covering.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { stageStore, useStage } from '../stage-store.ts'
import { HeardMap } from './HeardMap.tsx'
import { noteOpened, type Noted } from './opened-places.ts'
import { overviewOf, totalOf, whereabouts } from './overview.ts'
import { returning } from './returning.ts'
import { listenToSceneKeys } from './scene-keys.ts'

/** An overview waits so long for an answer that is on its way (ms); then it is said as far as it is known. */
const LONGEST_WAIT_MS = 5000

export interface SceneVoiceProps {
  scene: SceneDescription
  /** What holds the places of the map; null where the scene is a list, which says all but what comes open by itself. */
  nav: RefObject<HTMLElement | null> | null
}

/** What a scene says of itself: its overview, what comes open in it, and the answers to its keys. */
export function SceneVoice({ scene, nav }: SceneVoiceProps) {
  return nav ? <MapVoice scene={scene} nav={nav} /> : <ListVoice scene={scene} />
}

function ListVoice({ scene }: { scene: SceneDescription }) {
  const noted = useNoted(scene)
  useOpenings(noted)
  useEffect(() => stageStore.setState({ hasSpoken: true }), [])
  return null
}

const useNoted = (scene: SceneDescription): Noted => {
  const player = useStage((stage) => stage.player)
  return noteOpened(scene, player)
}

/** What was said already: anyone who changes between map and list hears it once. */
const said = new WeakSet<Noted>()

function useOpenings(noted: Noted): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (said.has(noted)) return
    said.add(noted)
    // a pop-up that is open lists them itself
    if (isCovered()) return
    for (const { name } of noted.fresh)
      announce({ kind: 'opened', text: t('stage.overview.nowOpen', { name }) })
  }, [noted, t])
}

function MapVoice({ scene, nav }: { scene: SceneDescription; nav: RefObject<HTMLElement | null> }) {
  const { t, i18n } = useTranslation()
  const noted = useNoted(scene)
  const { opened } = noted
  const speaking = { t, language: i18n.language, opened }
  const overview = overviewOf(scene, speaking)
  const total = totalOf(scene, speaking)

  const isOutdated = useStage((stage) => stage.isOutdated || isAnotherWanted(stage.scene, scene))
  /** The scene whose overview was said, or is not said. */
  const arrived = useRef('')
  const sayOverview = useEffectEvent(() => {
    arrived.current = scene.id
    // what came open is part of it
    said.add(noted)
    stageStore.setState({ hasSpoken: true })
    announce({ kind: 'arrived', text: overview, ...(scene.description && { more: scene.description }) })
  })
  const arrive = useEffectEvent((isAwaited: boolean) => {
    if (returning.to === scene.id) {
      // to a place of it, which speaks, and then what has changed
      returning.to = null
      arrived.current = scene.id
      stageStore.setState({ hasSpoken: true })
    }
    if (arrived.current === scene.id || isAwaited) return undefined
    // its name is spoken by the focus that it takes
    return whenUncovered(sayOverview)
  })
  useEffect(() => {
    let stop = arrive(isOutdated)
    if (!isOutdated) return stop
    const timer = setTimeout(() => {
      stop = arrive(false)
    }, LONGEST_WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [scene.id, isOutdated])
  useOpenings(noted)

  const sceneNow = useEffectEvent(() => scene)
  const answer = useEffectEvent((at: string | null) => {
    const place = scene.elements.find(({ id }) => id === at)
    announce({ kind: 'answered', ...whereabouts(scene, place, speaking) })
  })
  const stay = useEffectEvent((at: string) => {
    const name = scene.elements.find(({ id }) => id === at)?.name ?? ''
    announce({ kind: 'answered', text: t('stage.overview.next', { name }) })
  })
  const excuse = useEffectEvent((why: 'edge' | 'allDone') =>
    announce({ kind: 'answered', text: t(`stage.overview.${why}`) }),
  )
  useEffect(() => {
    if (!nav.current) return undefined
    return listenToSceneKeys(nav.current, {
      scene: () => sceneNow(),
      onAsk: (at) => answer(at),
      onStay: (at) => stay(at),
      onNothing: (why) => excuse(why),
    })
    // the head of every scene is a node of its own
  }, [nav, scene.id])

  return (
    <>
      <VisuallyHidden>{[scene.description, overview, total].filter(Boolean).join(' ')}</VisuallyHidden>
      <VisuallyHidden id="stage-hint">{t('stage.hint')}</VisuallyHidden>
      <HeardMap scene={scene} />
    </>
  )
}

/** The same scene, described anew: what stands is what was known before. */
function isAnotherWanted(wanted: SceneDescription | null, shown: SceneDescription): boolean {
  return wanted !== null && wanted !== shown && wanted.id === shown.id
}

/** At once, or as soon as no pop-up has the ear: it speaks first. @returns how to stop */
function whenUncovered(act: () => void): (() => void) | undefined {
  if (!isCovered()) {
    act()
    return undefined
  }
  const stop = watchCovered(() => {
    if (isCovered()) return
    stop()
    act()
  })
  return stop
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useMainScene } from '#src/stage/use-main-scene.ts'
import { LockedCard } from './LockedCard.tsx'
import { MapLoading } from './MapLoading.tsx'
import { MissionFacts } from './MissionFacts.tsx'
import { MissionInfoPopup } from './MissionInfoPopup.tsx'
import { PlaceLabels } from './PlaceLabels.tsx'
import { SceneErrors } from './SceneErrors.tsx'
import { usePoster, usePostersAhead } from './use-posters.ts'

/** Nothing has changed before it comes. */
const changedMap = latePart<object>(async () => (await import('./changed/ChangedMap.tsx')).ChangedMap, false)

interface PlaceSceneProps {
  node: MissionNode
  mission: Mission | undefined
  states: readonly MissionState[]
  children?: ReactNode
}

/** What stands over a scene whose places are missions: their labels and cards. */
export function PlaceScene({ node, mission, states, children }: PlaceSceneProps) {
  const { t } = useTranslation()
  const poster = usePoster(node)
  usePostersAhead()
  const { Part: ChangedMap } = useLatePart(changedMap)
  useMainScene(t('hud.place', { name: node.name }))
  const factsOf = (id: string) => {
    const child = mission?.missions.find((one) => one.missionId === id)
    return child && <MissionFacts mission={child} states={states} />
  }
  return (
    <>
      <MapLoading picture={poster ?? node.thumbnail} />
      <PlaceLabels />
      {mission && <MissionInfoPopup missions={mission.missions} factsOf={factsOf} />}
      <LockedCard sceneId={node.id} factsOf={factsOf} />
      <SceneErrors />
      {ChangedMap && <ChangedMap />}
      {children}
    </>
  )
}

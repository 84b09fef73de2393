import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MissionRow } from '#src/features/missions/MissionRow.tsx'
import { listedPlaces } from '#src/features/missions/places.ts'
import { missionTasksQuery } from '#src/features/missions/queries.ts'
import { Chapters, hasMany } from '#src/features/tasks/Chapters.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { useOpenMission } from '../use-enter-place.ts'
import { useFreshTree } from '../use-fresh-tree.ts'
import { useMission, useMissionStates, troubleOf } from '../use-mission.ts'
import { useOpenIntroduction } from '#src/navigation/use-task-navigation.ts'
import { groundOf } from '#src/shell/page/Ground.tsx'
import { ListPage } from './ListPage.tsx'
import { usePageReturn } from './use-page-return.ts'
import { useTaskSearch } from './use-task-search.ts'

interface LmsViewProps {
  missionId: string
  /** The introduction of one of its tasks stands over it. */
  isUnderPopup?: boolean
}

/** A mission of type LMS, or one of a type that nobody knows: the accessible twin of any map. */
export function LmsView({ missionId, isUnderPopup = false }: LmsViewProps) {
  const { t, i18n } = useTranslation()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const [search, setSearch] = useTaskSearch()
  const node = adventure.missions.get(missionId)
  const { mission, trouble, retry } = useMission(missionId)
  const tasks = useQuery(missionTasksQuery(missionId, i18n.language))
  const tasksTrouble = troubleOf(tasks)
  const { states } = useMissionStates(missionId, mission !== undefined)
  const openMission = useOpenMission()
  const openIntroduction = useOpenIntroduction()
  const page = usePageReturn(missionId, mission !== undefined && tasks.data !== undefined, isUnderPopup)
  useCoveredStage(trouble === null)
  useFreshTree(mission?.missions)

  if (!node || trouble || tasksTrouble) {
    const again = () => (trouble ? retry() : void tasks.refetch())
    return <MissionTrouble trouble={(node && (trouble ?? tasksTrouble)) ?? 'gone'} onRetry={again} />
  }
  const places = mission ? listedPlaces({ node, mission, states, nodes: adventure.missions }) : []
  const wordless = places.filter((place) => place.tasks === 0)
  return (
    <ListPage
      ref={page}
      isWide={tasks.data !== undefined && hasMany(tasks.data)}
      ground={groundOf(node, adventure)}
      label={t('tasks.list.of', { name: node.name })}
    >
      {mission && tasks.data && (
        <Chapters
          missionId={missionId}
          name={mission.missionName}
          chapters={tasks.data}
          search={search}
          onSearch={setSearch}
          reasons={reasons}
          onMission={openMission}
          onTask={openIntroduction}
        >
          {wordless.map((place) => (
            <MissionRow key={place.id} place={place} reason={reasons(place.unmet)} onMission={openMission} />
          ))}
        </Chapters>
      )}
    </ListPage>
  )
}

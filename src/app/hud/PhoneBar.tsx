import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BottomBar } from '#src/ui/BottomBar.tsx'
import { FlameIcon, ListChecksIcon, MapTrifoldIcon, UserCircleIcon } from '#src/ui/icons.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useAdventure } from '../adventure-context.ts'
import { pathOfList, pathOfRoot } from '../paths.ts'
import { useNextMissionId } from '../use-next-mission.ts'
import { closePanel, openPanel, useHudPanel } from './hud-store.ts'
import type { GamePlace } from './use-place.ts'

/** A phone's bar: Map, Tasks, Streak, Me. */
export function PhoneBar({ place: { mission, isList } }: { place: GamePlace }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  const open = useHudPanel((state) => state.open)
  const nextMissionId = useNextMissionId()
  // Inside a mission its own tasks, on the map those of the mission to be played next.
  const listed = mission?.parentId ? mission.id : nextMissionId

  const go = (path: string) => {
    closePanel()
    void navigate(path)
  }
  const items = [
    {
      id: 'map',
      label: t('bar.map'),
      icon: <MapTrifoldIcon />,
      activeIcon: <MapTrifoldIcon weight="fill" />,
    },
    {
      id: 'tasks',
      label: t('bar.tasks'),
      icon: <ListChecksIcon />,
      activeIcon: <ListChecksIcon weight="fill" />,
    },
    { id: 'streak', label: t('bar.streak'), icon: <FlameIcon />, activeIcon: <FlameIcon weight="fill" /> },
    { id: 'me', label: t('bar.me'), icon: <UserCircleIcon />, activeIcon: <UserCircleIcon weight="fill" /> },
  ].filter(({ id }) => (id !== 'streak' || hasStreak) && (id !== 'tasks' || listed !== undefined))
  return (
    <BottomBar
      label={t('bar.label')}
      items={items}
      current={open === 'me' || open === 'streak' ? open : isList ? 'tasks' : 'map'}
      onPick={(id) => {
        if (id === 'map') go(pathOfRoot(adventure))
        else if (id === 'tasks' && listed) go(pathOfList(listed, adventure.rootId))
        else if (id === 'streak' || id === 'me') openPanel(id)
      }}
    />
  )
}

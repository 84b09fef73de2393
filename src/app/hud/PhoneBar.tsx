import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { BottomBar } from '#src/ui/BottomBar.tsx'
import { FlameIcon, ListChecksIcon, MapTrifoldIcon, UserCircleIcon } from '#src/ui/icons.ts'
import { useAdventure } from '../adventure-context.ts'
import { pathOfAllTasks, pathOfHub } from '../paths.ts'
import type { GamePlace } from './use-place.ts'
import { useSheet } from './use-sheet.ts'

/** A phone's bar: Map, Tasks, Streak, Me. It stays in use while a sheet stands on it. */
export function PhoneBar({ place: { isList } }: { place: GamePlace }) {
  const { t } = useTranslation()
  const { adventure } = useAdventure()
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  const { open, openSheet, closeSheet, leaveFor } = useSheet()
  const sheet = open === 'streak' || open === 'me' ? open : null
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
    {
      id: 'streak',
      label: t('bar.streak'),
      icon: <FlameIcon />,
      activeIcon: <FlameIcon weight="fill" />,
      isSheet: true,
    },
    {
      id: 'me',
      label: t('bar.me'),
      icon: <UserCircleIcon />,
      activeIcon: <UserCircleIcon weight="fill" />,
      isSheet: true,
    },
  ].filter(({ id }) => id !== 'streak' || hasStreak)
  return createPortal(
    <BottomBar
      label={t('bar.label')}
      items={items}
      current={sheet ?? (isList ? 'tasks' : 'map')}
      isAboveSheet={sheet !== null || open === 'forYou'}
      onPick={(id) => {
        if (id === 'map') leaveFor(pathOfHub(adventure))
        else if (id === 'tasks') leaveFor(pathOfAllTasks(adventure))
        else if (id === sheet) closeSheet()
        else if (id === 'streak' || id === 'me') openSheet(id)
      }}
    />,
    document.body,
  )
}

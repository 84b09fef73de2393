import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { FlameIcon, ListChecksIcon, MapTrifoldIcon, UserCircleIcon } from '#src/ui/icons.ts'

/** Map, Tasks, Streak (where it is switched on) and Me: what a phone's bar offers. */
export function usePhoneBarItems() {
  const { t } = useTranslation()
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  return [
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
}

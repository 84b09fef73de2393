import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#src/ui/BottomBar.tsx'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfAllTasks, pathOfHub } from '#src/navigation/paths.ts'
import { usePhoneBarItems } from './use-phone-bar-items.tsx'
import type { GamePlace } from './use-place.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** A phone's bar: Map, Tasks, Streak, Me. It stays in use while a sheet stands on it. */
export function PhoneBar({ place: { isList } }: { place: GamePlace }) {
  const { t } = useTranslation()
  const { adventure } = useAdventure()
  const { open, openSheet, closeSheet, leaveFor } = useSheet()
  const sheet = open === 'streak' || open === 'me' ? open : null
  const items = usePhoneBarItems()
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

import { useTranslation } from 'react-i18next'
import { useHasUnsaved } from '#src/features/profile/unsaved.ts'
import { LeaveGuard } from '#src/shell/LeaveGuard.tsx'

/** Asks before what was typed in the player's own area is lost. */
export function UnsavedProfile() {
  const { t } = useTranslation()
  return (
    <LeaveGuard
      isNeeded={useHasUnsaved()}
      title={t('profile.leave.title')}
      about={t('profile.leave.about')}
      words={{ stay: t('profile.leave.stay'), go: t('profile.leave.go') }}
    />
  )
}

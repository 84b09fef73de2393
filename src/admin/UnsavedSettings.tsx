import { useTranslation } from 'react-i18next'
import { LeaveGuard } from '#src/shell/LeaveGuard.tsx'
import { ROOMS } from './people-paths.ts'

/** Asks before settings that are typed and not saved are lost; their other parts go on with them. */
export function UnsavedSettings({
  isUnsaved,
  within = ROOMS.settings,
}: {
  isUnsaved: boolean
  /** Addresses below it go on with them. */
  within?: string
}) {
  const { t } = useTranslation()
  return (
    <LeaveGuard
      isNeeded={isUnsaved}
      within={within}
      title={t('tenant.leave.title')}
      about={t('tenant.leave.about')}
      words={{ stay: t('tenant.leave.stay'), go: t('tenant.leave.go') }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { asSeen, isSettingName, type TenantSettingName } from '#shared/domain/tenant-settings.ts'
import { AuditDesk } from '#src/features/audit/AuditDesk.tsx'
import { AdminRoom } from './AdminRoom.tsx'

/** Settings that are stored under another name than their own. */
const SETTING_OF_COLUMN: Readonly<Record<string, TenantSettingName>> = {
  first_weekday: 'firstWeekday',
  isProtipEnabled: 'protip',
  marketingFooterContent: 'footer',
}

/** The room of the audit log among an admin's (DESK-4). */
export function AuditRoom() {
  const { t } = useTranslation()
  return (
    <AdminRoom title={t('audit.title')} about={t('audit.about')}>
      <AuditDesk
        settingAt={(key) => {
          const name = SETTING_OF_COLUMN[key] ?? key
          if (!isSettingName(name)) return null
          return { label: t(`tenant.field.${name}`), isInverted: !asSeen(name, true) }
        }}
      />
    </AdminRoom>
  )
}

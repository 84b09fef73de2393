import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { sectionIn } from '#src/features/tenant/sections.ts'
import { SettingsDesk } from '#src/features/tenant/SettingsDesk.tsx'
import { AdminRoom } from './AdminRoom.tsx'
import { hrefOfRoom, ROOMS } from './people-paths.ts'
import { UnsavedSettings } from './UnsavedSettings.tsx'
import { wearSettings } from './wear-settings.ts'

/** The room of a tenant's settings among an admin's (DESK-1). */
export function SettingsRoom() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { section } = useParams()
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <AdminRoom title={t('tenant.title')} about={t('tenant.about')}>
      <SettingsDesk
        section={sectionIn(section)}
        hrefOf={(name) => `${hrefOfRoom('settings')}/${name}`}
        onSection={(name) => void navigate(`${ROOMS.settings}/${name}`)}
        onSaved={wearSettings}
        onUnsaved={setUnsaved}
      />
      <UnsavedSettings isUnsaved={isUnsaved} />
    </AdminRoom>
  )
}

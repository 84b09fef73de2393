import { useTranslation } from 'react-i18next'
import { ApiDesk } from '#src/features/api/ApiDesk.tsx'
import { AdminRoom } from './AdminRoom.tsx'

/** The room of the API's description among an admin's (DESK-5). */
export function ApiRoom() {
  const { t } = useTranslation()
  return (
    <AdminRoom title={t('api.title')} about={t('api.about')}>
      <ApiDesk />
    </AdminRoom>
  )
}

import { useTranslation } from 'react-i18next'
import { useStage } from '#src/stage/stage-store.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { LoadingScreen } from '../LoadingScreen.tsx'
import styles from './MapLoading.module.css'

/** Until the very first scene stands, the whole screen; later the scene before stays, and a plate says that more comes. */
export function MapLoading() {
  const { t } = useTranslation()
  const isDrawn = useStage(({ rendererKind, wantsList }) => rendererKind !== 'list' && !wantsList)
  const isBlank = useStage(({ shown }) => shown === null)
  const isLoading = useStage(({ status }) => status === 'loading')
  if (!isDrawn) return null
  if (isBlank) return <LoadingScreen label={t('shell.loadingMap')} />
  if (!isLoading) return null
  return (
    <p className={styles.plate} role="status" data-material="night">
      <InlineSpinner />
      {t('shell.loadingMap')}
    </p>
  )
}

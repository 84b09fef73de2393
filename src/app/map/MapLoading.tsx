import { useTranslation } from 'react-i18next'
import { useStage } from '#src/stage/stage-store.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'

/** Until the very first scene stands; from then on the last one stays until the next is ready. */
export function MapLoading() {
  const { t } = useTranslation()
  const isBlank = useStage(
    ({ shown, rendererKind, wantsList }) => shown === null && rendererKind !== 'list' && !wantsList,
  )
  return isBlank ? <LoadingScreen label={t('shell.loadingMap')} /> : null
}

import { useTranslation } from 'react-i18next'
import { TroubleScreen } from '#src/shell/TroubleScreen.tsx'

/** Something broke while drawing, or its code did not come: never a blank screen. Loading anew fetches what is served now. */
export function BrokenScreen() {
  const { t } = useTranslation()
  return (
    <TroubleScreen
      sentence={t('shell.crash')}
      action={{ label: t('shell.reload'), onPress: () => location.reload() }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { TroubleCard } from '#src/shell/TroubleCard.tsx'

/** A page of the game broke while it was drawn. The map and the way back stand; wherever they lead, this is gone. */
export function BrokenPage() {
  const { t } = useTranslation()
  return (
    <TroubleCard
      sentence={t('shell.crash')}
      action={{ label: t('shell.reload'), onPress: () => location.reload() }}
    />
  )
}

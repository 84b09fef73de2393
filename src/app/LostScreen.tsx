import { useTranslation } from 'react-i18next'
import { loadNewRelease } from '#src/lib/late-part.ts'
import { TroubleScreen } from './TroubleScreen.tsx'

/** The code of a whole screen did not come. It is asked for again by itself; a press asks at once. */
export function LostScreen({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const retry = async () => {
    if (!(await onRetry())) await loadNewRelease()
  }
  return (
    <TroubleScreen
      sentence={t('shell.pageMissing')}
      action={{ label: t('shell.tryAgain'), onPress: () => void retry() }}
    />
  )
}

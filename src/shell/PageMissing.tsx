import { useTranslation } from 'react-i18next'
import { loadNewRelease } from '#src/lib/late-part.ts'
import { TroubleCard } from './TroubleCard.tsx'

/**
 * The code of a page did not come. It is asked for again by itself; where a press finds it missing still, though the server
 * answers, loading anew fetches what is served now.
 * @param onRetry says whether it has come
 */
export function PageMissing({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const retry = async () => {
    if (!(await onRetry())) await loadNewRelease()
  }
  return (
    <TroubleCard
      sentence={t('shell.pageMissing')}
      action={{ label: t('shell.tryAgain'), onPress: () => void retry() }}
    />
  )
}

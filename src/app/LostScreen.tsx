import { useTranslation } from 'react-i18next'
import { loadNewRelease } from '#src/lib/late-part.ts'
import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState.tsx'
import { TroubleScreen } from '#src/shell/TroubleScreen.tsx'

interface LostProps {
  /** Says whether it has come. */
  onRetry: () => Promise<boolean>
}

/** The code of a whole screen did not come. It is asked for again by itself; a press asks at once. */
export function LostScreen({ onRetry }: LostProps) {
  return <TroubleScreen {...useLost(onRetry)} />
}

/** The same on the paper of the auth pages. */
export function LostLeaf({ onRetry }: LostProps) {
  return <ErrorState {...useLost(onRetry)} />
}

function useLost(onRetry: () => Promise<boolean>): ErrorStateProps {
  const { t } = useTranslation()
  const retry = async () => {
    if (!(await onRetry())) await loadNewRelease()
  }
  return {
    sentence: t('shell.pageMissing'),
    action: { label: t('shell.tryAgain'), onPress: () => void retry() },
  }
}

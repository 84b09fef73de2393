import { useTranslation } from 'react-i18next'
import type { Preview } from '#shared/contract/previews.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { EyeIcon } from '#src/ui/icons.ts'

interface PreviewButtonProps {
  /** Of a version, whose number sets its button apart from others of the page. */
  version?: number
  /** What stands on it. */
  label?: string
  /** Why there is nothing to be seen yet. */
  disabledReason?: string | false
  begin: () => Promise<Preview>
  onBegun: (previewId: string) => void
}

/** Opens what it stands beside as players would see it. */
export function PreviewButton(props: PreviewButtonProps) {
  const { version, label, disabledReason = false, begin, onBegun } = props
  const { t } = useTranslation()
  const { sending, send } = useSending({})
  return (
    <Button
      variant="secondary"
      icon={<EyeIcon size={20} aria-hidden />}
      aria-label={version === undefined ? undefined : t('previews.openVersion', { number: version })}
      disabledReason={disabledReason}
      loadingVerb={sending.state === 'sending' && t('previews.opening')}
      onClick={() => void send(async () => onBegun((await begin()).id))}
    >
      {label ?? t('previews.open')}
    </Button>
  )
}

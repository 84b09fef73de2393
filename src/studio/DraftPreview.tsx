import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { PreviewButton } from '#src/features/previews/PreviewButton.tsx'
import { sendBuildPreview } from '#src/features/previews/queries.ts'
import { pathOfPreview } from './studio-paths.ts'

/** What the last check built; the draft may be ahead of it. */
export function DraftPreview({ work, label }: { work: DraftWork; label?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { build } = work.check
  const isThere = build?.state === 'done' && build.changes !== null
  return (
    <PreviewButton
      {...(label !== undefined && { label })}
      disabledReason={!isThere && t('previews.notYet')}
      begin={() => sendBuildPreview(work.adventure.folder, build?.id ?? '')}
      onBegun={(id) => void navigate(pathOfPreview(id))}
    />
  )
}

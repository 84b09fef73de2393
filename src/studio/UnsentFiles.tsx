import { useTranslation } from 'react-i18next'
import { isAtRisk, type DraftWork } from '#src/features/content/use-draft-work.ts'
import { CONTENT } from '#src/navigation/paths.ts'
import { LeaveGuard } from '#src/shell/LeaveGuard.tsx'

/** Asks before files that are on their way, or wait for a decision, are lost; the adventure's other rooms go on with them. */
export function UnsentFiles({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  return (
    <LeaveGuard
      isNeeded={isAtRisk(work)}
      within={`${CONTENT}/${work.adventure.folder}/`}
      title={t('content.leave.title')}
      about={t('content.leave.about', { count: work.uploads.length })}
      words={{ stay: t('content.leave.stay'), go: t('content.leave.go') }}
    />
  )
}

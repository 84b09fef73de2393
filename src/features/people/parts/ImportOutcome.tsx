import { useTranslation } from 'react-i18next'
import { MAILS_AN_HOUR } from '#shared/contract/people-import.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { ImportLines } from './ImportLines.tsx'
import type { Import } from './use-import.ts'

interface ImportOutcomeProps {
  bringing: Import
  report: NonNullable<Import['report']>
  chosen: NonNullable<Import['chosen']>
}

/** What a file would do, with the button that does it; then what it did. */
export function ImportOutcome({ bringing, report: { isDone, changes }, chosen }: ImportOutcomeProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { isWorking, linesDone, carryOut } = bringing
  const actions = changes.lines.filter(({ outcome }) => outcome === 'made' || outcome === 'changed')
  return (
    <>
      {isDone ? (
        <Notice tone="good">{t('people.import.done')}</Notice>
      ) : (
        <Notice tone="info">{t('people.import.tried', { encoding: changes.encoding })}</Notice>
      )}
      {changes.ignored.length > 0 && (
        <Notice tone="warn">{t('people.import.ignored', { headings: changes.ignored.join(', ') })}</Notice>
      )}
      {changes.newTeams.length > 0 && (
        <p>{t('people.import.newTeams', { teams: changes.newTeams.join(', ') })}</p>
      )}
      {changes.mailsUntil !== null && (
        <p>{t('people.import.mailsUntil', { most: MAILS_AN_HOUR, when: moment(changes.mailsUntil) })}</p>
      )}
      {isWorking && (
        <ProgressBar
          percent={(linesDone / Math.max(1, changes.lines.length)) * 100}
          label={t('people.import.doing')}
          hasPercent
        />
      )}
      {!isDone && actions.length > 0 && (
        <div>
          <Button loadingVerb={isWorking && t('people.import.doing')} onClick={() => void carryOut(chosen)}>
            {t('people.import.do', { count: actions.length })}
          </Button>
        </div>
      )}
      <ImportLines lines={changes.lines} isDone={isDone} />
    </>
  )
}

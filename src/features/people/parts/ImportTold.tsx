import { useTranslation } from 'react-i18next'
import { MAILS_AN_HOUR } from '#shared/contract/people-import.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { ImportLines } from './ImportLines.tsx'
import type { Import } from './use-import.ts'

interface ImportToldProps {
  bringing: Import
  report: NonNullable<Import['report']>
  chosen: NonNullable<Import['chosen']>
}

/** What a file would do, with the button that does it; then what it did. */
export function ImportTold({ bringing, report: { isDone, told }, chosen }: ImportToldProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { isWorking, linesDone, carryOut } = bringing
  const actions = told.lines.filter(({ outcome }) => outcome === 'made' || outcome === 'changed')
  return (
    <>
      {isDone ? (
        <Notice tone="good">{t('people.import.done')}</Notice>
      ) : (
        <Notice tone="info">{t('people.import.tried', { encoding: told.encoding })}</Notice>
      )}
      {told.ignored.length > 0 && (
        <Notice tone="warn">{t('people.import.ignored', { headings: told.ignored.join(', ') })}</Notice>
      )}
      {told.newTeams.length > 0 && <p>{t('people.import.newTeams', { teams: told.newTeams.join(', ') })}</p>}
      {told.mailsUntil !== null && (
        <p>{t('people.import.mailsUntil', { most: MAILS_AN_HOUR, when: moment(told.mailsUntil) })}</p>
      )}
      {isWorking && (
        <ProgressBar
          percent={(linesDone / Math.max(1, told.lines.length)) * 100}
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
      <ImportLines lines={told.lines} isDone={isDone} />
    </>
  )
}

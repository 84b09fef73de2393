import { useTranslation } from 'react-i18next'
import type { ContentFinding } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckCircleIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './parts/Content.module.css'
import { Finding } from './parts/Finding.tsx'
import { Said } from './parts/Said.tsx'
import { byFile, errorsIn } from './rules/findings.ts'
import type { DraftWork } from './use-draft-work.ts'

interface CheckRoomProps {
  work: DraftWork
  /** The address that looks at a file or folder. */
  hrefOf: (path: string) => string
  /** Where what a finding is about is written; null where its file alone says it. */
  fixHrefOf: (finding: ContentFinding) => string | null
}

/** What the check says of a draft: by file, errors before advice, and the way to each (DESIGN-3). */
export function CheckRoom({ work: { check }, hrefOf, fixHrefOf }: CheckRoomProps) {
  const { t } = useTranslation()
  const when = useWhen()
  const { build, state, sending, start } = check
  const groups = byFile(build?.findings ?? [])
  const isRunning = state === 'running' || sending.state === 'sending'
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <p className={styles.note}>
          {build?.endedAt && t('content.check.ended', { when: when.ago(build.endedAt) })}{' '}
          {build && groups.length > 0 && summaryOf(errorsIn(build), build.findings.length)}
        </p>
        <Button variant="secondary" loadingVerb={isRunning && t('content.check.running')} onClick={start}>
          {t('content.check.button')}
        </Button>
      </div>
      <Said sending={sending} />
      {isRunning && groups.length === 0 && <p>{t('content.check.first')}</p>}
      {state === 'done' && groups.length === 0 && <Notice tone="good">{t('content.check.well')}</Notice>}
      {groups.length > 0 && (
        <ul className={styles.stack} aria-label={t('content.check.findings')}>
          {groups.map(({ file, findings, hasErrors }) => (
            <li key={file} className={styles.fileFindings} data-bad={hasErrors}>
              <h2 className={styles.findingFile}>
                {hasErrors ? (
                  <WarningCircleIcon className={styles.bad} size={20} weight="fill" aria-hidden />
                ) : (
                  <CheckCircleIcon className={styles.quiet} size={20} aria-hidden />
                )}
                <a className={styles.findingLink} href={hrefOf(file.replace(/\/$/, ''))}>
                  {file === '' ? t('content.check.whole') : file}
                </a>
              </h2>
              <ul className={styles.findings}>
                {findings.map((one, index) => (
                  <li key={index}>
                    <span className={styles.severity} data-severity={one.severity}>
                      {t(`content.check.${one.severity}`)}
                    </span>
                    <Finding finding={one} fixHref={fixHrefOf(one)} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function summaryOf(errors: number, all: number): string {
    const words = [
      errors > 0 && t('content.errors', { count: errors }),
      all > errors && t('content.advice', { count: all - errors }),
    ]
    return words.filter((one) => one !== false).join(', ')
  }
}

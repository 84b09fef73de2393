import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckCircleIcon, ClockIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { errorsIn } from '../rules/findings.ts'
import type { Check } from '../use-check.ts'
import styles from './Content.module.css'

interface CheckProgressProps {
  check: Check
  /** Where what it found stands: the sentence leads there. */
  href?: string
}

/**
 * How far the check of a draft is, in one sentence. What it came to is also spoken, unless that is what it came to before: it is checked
 * after every change.
 */
export function CheckProgress({ check, href }: CheckProgressProps) {
  const { t } = useTranslation()
  const { build, state, sending } = check
  const errors = build && state !== 'outdated' ? errorsIn(build) : 0
  const isRunning = isPending(check)
  const words = wordsFor(check, errors, t)
  const result = isRunning || (state === 'outdated' && sending.state !== 'failed') ? null : words
  const isNew = useIsNew(result)
  const isBad = !isRunning && (errors > 0 || state === 'failed' || sending.state === 'failed')
  const sentence =
    isBad && href !== undefined ? (
      <a className={styles.checkLink} href={href}>
        {words}
      </a>
    ) : (
      <span>{words}</span>
    )
  return (
    <p className={styles.checkLine} data-bad={isBad}>
      {isRunning ? <InlineSpinner /> : <Mark isBad={isBad} isOutdated={state === 'outdated'} />}
      <span role="status">{isNew && sentence}</span>
      {!isNew && sentence}
    </p>
  )
}

function Mark({ isBad, isOutdated }: { isBad: boolean; isOutdated: boolean }) {
  if (isBad) return <WarningCircleIcon size={20} weight="fill" aria-hidden />
  if (isOutdated) return <ClockIcon size={20} aria-hidden />
  return <CheckCircleIcon className={styles.good} size={20} weight="fill" aria-hidden />
}

const isPending = ({ state, sending }: Check): boolean => state === 'running' || sending.state === 'sending'

function wordsFor(check: Check, errors: number, t: TFunction): string {
  const { build, state, sending } = check
  if (isPending(check))
    return t(build?.state === 'waiting' ? 'content.check.waiting' : 'content.check.running')
  if (state === 'outdated')
    return t(sending.state === 'failed' ? 'content.check.notBegun' : 'content.check.soon')
  if (errors > 0) return t('content.check.hasErrors', { count: errors })
  return t(state === 'failed' ? 'content.check.failed' : 'content.check.passed')
}

/** Whether what it came to is another one than before, for as long as it stands. @param result null while there is none */
function useIsNew(result: string | null): boolean {
  const [said, setSaid] = useState(result)
  const [isNew, setNew] = useState(false)
  if (result !== null && result !== said) {
    setSaid(result)
    setNew(true)
  } else if (result === null && isNew) setNew(false)
  return isNew
}

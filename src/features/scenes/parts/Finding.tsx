import type { ContentFinding } from '#shared/contract/content.ts'
import { InfoIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import styles from '../Panels.module.css'

/** What the check says, and how to put it right; in English, as it writes it. */
export function Finding({ finding: { severity, problem, hint } }: { finding: ContentFinding }) {
  const isError = severity === 'error'
  return (
    <div className={styles.finding} data-bad={isError}>
      {isError ? <WarningCircleIcon weight="fill" aria-hidden /> : <InfoIcon weight="fill" aria-hidden />}
      <div lang="en">
        <p>
          <strong>{problem}</strong>
        </p>
        {hint !== '' && <p>{hint}</p>}
      </div>
    </div>
  )
}

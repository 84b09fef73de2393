import type { ContentFinding } from '#shared/contract/content.ts'
import styles from './Content.module.css'

/** What is wrong, and how to put it right; as the check writes it, in English. */
export function Finding({ finding: { problem, hint } }: { finding: ContentFinding }) {
  return (
    <div lang="en" className={styles.finding}>
      <p>
        <strong>{problem}</strong>
      </p>
      {hint !== '' && <p>{hint}</p>}
    </div>
  )
}

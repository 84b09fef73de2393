import { isFailure } from '#src/lib/failure.ts'
import styles from './RequestId.module.css'

/** What the server calls the request that failed: whoever asks for help can name it. */
export function RequestId({ of }: { of: unknown }) {
  const id = isFailure(of) && of.kind === 'broken' && of.problem?.requestId
  return id && <small className={styles.id}>{id}</small>
}

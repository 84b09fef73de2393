import { useEffect } from 'react'
import { CheckCircleIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { desk, useDesk } from './desk.ts'
import styles from './Toast.module.css'

/** How long it stands (ms): long enough to read a hit area. */
const SHOWN_MS = 6000

/** What was copied last. */
export function Toast() {
  const copied = useDesk((state) => state.copied)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => desk.setState({ copied: null }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div className={styles.place} role="status" data-material="night">
      {copied && (
        <p className={styles.toast}>
          {copied.isCopied ? (
            <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />
          ) : (
            <WarningCircleIcon size={20} weight="fill" aria-hidden="true" />
          )}
          <span>
            {copied.isCopied ? 'copied' : 'The browser keeps its clipboard shut; copy it from here:'}{' '}
            <b>{copied.text}</b>
          </span>
        </p>
      )}
    </div>
  )
}

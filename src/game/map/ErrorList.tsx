import { useTranslation } from 'react-i18next'
import type { TreeError } from '#shared/scene/adventure.ts'
import type { StageError } from '#src/stage/stage-store.ts'
import { WarningIcon } from '#src/ui/icons.ts'
import styles from './ErrorList.module.css'

/** Of a tree that is broken all over, nobody reads more. */
const MOST = 30

interface ErrorListProps {
  /** Of the art of one scene. */
  errors: readonly StageError[]
  treeErrors: readonly TreeError[]
}

/** How many faults there are; pressed, which. */
export function ErrorList({ errors, treeErrors }: ErrorListProps) {
  const { t } = useTranslation()
  const count = errors.length + treeErrors.length
  return (
    <details className={styles.errors} data-material="paper">
      <summary className={styles.summary}>
        <WarningIcon size={20} weight="fill" aria-hidden />
        {t(treeErrors.length > 0 ? 'hud.faults' : 'hud.artMissing', { count })}
      </summary>
      <ul className={styles.list}>
        {treeErrors.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code>{path}</code>
            {message}
          </li>
        ))}
        {[...namesByFile(errors)].map(([file, names]) => (
          <li key={file}>
            <code>{file}</code>
            {names.join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A file may hold many pictures. What broke without one is named by its message. */
function namesByFile(errors: readonly StageError[]): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const { name, url, message } of errors) {
    const file = url || message
    files.set(file, [...(files.get(file) ?? []), ...(name ? [name] : [])])
  }
  return files
}

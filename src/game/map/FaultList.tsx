import { useTranslation } from 'react-i18next'
import type { TreeFault } from '#shared/scene/adventure.ts'
import type { StageFault } from '#src/stage/stage-store.ts'
import { WarningIcon } from '#src/ui/icons.ts'
import styles from './FaultList.module.css'

/** Of a tree that is broken all over, nobody reads more. */
const MOST = 30

interface FaultListProps {
  /** Of the art of one scene. */
  faults: readonly StageFault[]
  treeFaults: readonly TreeFault[]
}

/** How many faults there are; pressed, which. */
export function FaultList({ faults, treeFaults }: FaultListProps) {
  const { t } = useTranslation()
  const count = faults.length + treeFaults.length
  return (
    <details className={styles.faults} data-material="paper">
      <summary className={styles.summary}>
        <WarningIcon size={20} weight="fill" aria-hidden />
        {t(treeFaults.length > 0 ? 'hud.faults' : 'hud.artMissing', { count })}
      </summary>
      <ul className={styles.list}>
        {treeFaults.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code>{path}</code>
            {message}
          </li>
        ))}
        {[...namesByFile(faults)].map(([file, names]) => (
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
function namesByFile(faults: readonly StageFault[]): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const { name, url, message } of faults) {
    const file = url || message
    files.set(file, [...(files.get(file) ?? []), ...(name ? [name] : [])])
  }
  return files
}

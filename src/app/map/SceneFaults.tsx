import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/domain/roles.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { useStage, type StageFault } from '#src/stage/stage-store.ts'
import { WarningIcon } from '#src/ui/icons.ts'
import { useAdventure } from '../adventure-context.ts'
import styles from './SceneFaults.module.css'

/** Who can mend a scene; to a player a missing picture says nothing. */
const MAKERS: readonly Role[] = ['designer', 'admin']
/** Of a tree that is broken all over, nobody reads more. */
const MOST = 30

/** Tells the makers which files of a scene did not come (STAGE-7), and what is malformed in the adventure's tree (DATA-4). */
export function SceneFaults() {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const shownId = useStage(({ shown }) => shown?.id)
  const all = useStage((stage) => stage.faults)
  const { faults: treeFaults } = useAdventure()
  const faults = all.filter(({ sceneId }) => sceneId === shownId)
  const count = faults.length + treeFaults.length
  if (!profile || !MAKERS.includes(profile.role) || count === 0) return null
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

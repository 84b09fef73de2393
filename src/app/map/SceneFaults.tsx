import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/domain/roles.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { useStage, type StageFault } from '#src/stage/stage-store.ts'
import { WarningIcon } from '#src/ui/icons.ts'
import styles from './SceneFaults.module.css'

/** Who can mend a scene; to a player a missing picture says nothing. */
const MAKERS: readonly Role[] = ['designer', 'admin']

/** Tells the makers of a scene which of its files did not come (STAGE-7). */
export function SceneFaults() {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const shownId = useStage(({ shown }) => shown?.id)
  const all = useStage((stage) => stage.faults)
  const faults = all.filter(({ sceneId }) => sceneId === shownId)
  if (!profile || !MAKERS.includes(profile.role) || faults.length === 0) return null
  return (
    <details className={styles.faults} data-material="paper">
      <summary className={styles.summary}>
        <WarningIcon size={20} weight="fill" aria-hidden />
        {t('hud.artMissing', { count: faults.length })}
      </summary>
      <ul className={styles.list}>
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

import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '#src/features/profile/queries.ts'
import { unsentEdits, watchEditors } from '#src/outbox/edits/stored.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Studio.module.css'
import { pathOfScene } from './studio-paths.ts'

/** Says where changes of scenes have not been sent, and leads to where they are. */
export function UnsentScenes({ folder }: { folder: string }) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const isUnsent = useSyncExternalStore(
    watchEditors,
    () => profile !== undefined && unsentEdits(profile.id).includes(folder),
  )
  if (!isUnsent) return null
  return (
    <Notice tone="warn">
      <p>{t('scenes.unsent')}</p>
      <a className={styles.scenes} href={`#${pathOfScene(folder)}`}>
        {t('scenes.sendNow')}
      </a>
    </Notice>
  )
}

import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { profileQuery } from '#src/features/profile/queries.ts'
import { tasksOf, translationsOf, unsentEdits, watchEditors } from '#src/outbox/edits/stored.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Studio.module.css'
import { pathOfAdventure, pathOfScene } from './studio-paths.ts'

/** Says where changes of scenes or tasks have not been sent, and leads to where they are. */
export function UnsentEdits({ folder }: { folder: string }) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { pathname } = useLocation()
  const has = (editor: string) => profile !== undefined && unsentEdits(profile.id).includes(editor)
  const hasScenes = useSyncExternalStore(watchEditors, () => has(folder))
  const hasTasks = useSyncExternalStore(watchEditors, () => has(tasksOf(folder)))
  const hasTexts = useSyncExternalStore(watchEditors, () => has(translationsOf(folder)))
  return (
    <>
      {hasTexts && (
        <Notice tone="warn">
          <p>{t('translations.unsent')}</p>
          <a className={styles.scenes} href={`#${pathOfAdventure(folder, 'translations')}`}>
            {t('translations.sendNow')}
          </a>
        </Notice>
      )}
      {hasScenes && (
        <Notice tone="warn">
          <p>{t('scenes.unsent')}</p>
          <a className={styles.scenes} href={`#${pathOfScene(folder)}`}>
            {t('scenes.sendNow')}
          </a>
        </Notice>
      )}
      {hasTasks && pathname !== pathOfAdventure(folder, 'tasks') && (
        <Notice tone="warn">
          <p>{t('authoring.unsent')}</p>
          <a className={styles.scenes} href={`#${pathOfAdventure(folder, 'tasks')}`}>
            {t('authoring.sendNow')}
          </a>
        </Notice>
      )}
    </>
  )
}

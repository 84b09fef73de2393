import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './ListPage.module.css'

/** A page of tasks under the HUD; bones in its shape until there is something to show. */
export function ListPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <main className={styles.page} aria-label={t('tasks.list.title')}>
      <div className={styles.column}>
        {children ?? (
          <SkeletonGroup label={t('shell.loading')}>
            <Skeleton height="3.5rem" width="60%" />
            <Skeleton height="4rem" width="100%" />
            <Skeleton height="4rem" width="100%" />
          </SkeletonGroup>
        )}
      </div>
    </main>
  )
}

import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { Ground } from '#src/shell/page/Ground.tsx'
import styles from './ListPage.module.css'

interface ListPageProps {
  children: ReactNode
  /** What the page is called; the list of tasks by default. */
  label?: string
  isWide?: boolean
  /** Its head stays where it is, however much stands below it. */
  isAtTop?: boolean
  /** Address of a picture behind it. */
  ground?: string | null
  ref?: Ref<HTMLElement>
}

/** A page of tasks under the HUD; bones in its shape until there is something to show. */
export function ListPage({
  children,
  label,
  isWide = false,
  isAtTop = false,
  ground = null,
  ref,
}: ListPageProps) {
  const { t } = useTranslation()
  return (
    <main
      ref={ref}
      className={classes(styles.page, ground !== null && styles.over, isAtTop && styles.atTop)}
      aria-label={label ?? t('tasks.list.title')}
    >
      <Ground picture={ground} />
      <div className={classes(styles.column, isWide && styles.wide)}>
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

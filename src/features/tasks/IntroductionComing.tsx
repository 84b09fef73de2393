import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './TaskIntroduction.module.css'

/** As tall as an introduction of usual length with its button: what comes moves little of what stands. */
export function IntroductionComing({ hasPicture }: { hasPicture: boolean }) {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <div className={classes(styles.introduction, styles.coming)}>
        {hasPicture && <div className={styles.picture} />}
        <Skeleton height="1.75rem" width="60%" />
        <Skeleton height="1.75rem" width="80%" />
        <Skeleton height="4.125rem" />
        <Skeleton height="3.25rem" width="70%" />
        <Skeleton height="2.25rem" width="90%" />
        <Skeleton height="3.75rem" />
      </div>
    </SkeletonGroup>
  )
}

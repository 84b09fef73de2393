import { useTranslation } from 'react-i18next'
import { BadgeWall } from '#src/features/badges/BadgeWall.tsx'
import styles from './PlayerProgress.module.css'

/** All badges of the adventure that I play (BADGE-1). */
export function PlayerBadges() {
  const { t } = useTranslation()
  return (
    <div className={styles.badges}>
      <p className={styles.about}>{t('badges.about')}</p>
      <BadgeWall />
    </div>
  )
}

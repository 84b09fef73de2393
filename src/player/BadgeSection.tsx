import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BadgeShelf } from '#src/features/badges/BadgeShelf.tsx'
import { useBadgeCount } from '#src/features/badges/use-badge-count.ts'
import { Section } from '#src/features/profile/Section.tsx'
import { BADGES } from '#src/navigation/paths.ts'
import styles from './PlayerProgress.module.css'

/** The badges that I have. Nothing where the adventure has none. */
export function BadgeSection() {
  const { t } = useTranslation()
  if (useBadgeCount() === null) return null
  return (
    <Section id="badges" title={t('badges.title')} about={t('badges.about')}>
      <BadgeShelf />
      <Link to={BADGES} className={styles.more}>
        {t('badges.all')}
      </Link>
    </Section>
  )
}

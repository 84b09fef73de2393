import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EarnedBadge, OpenBadge } from '#shared/contract/badges.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { BadgePicture } from './BadgePicture.tsx'
import styles from './BadgeWall.module.css'
import { Silhouette } from './parts/Silhouette.tsx'
import { badgesQuery } from './queries.ts'

const SIZE = 96

/** Every badge of the adventure: those that I have and since when, those that can still be earned, and that there are secret ones. */
export function BadgeWall() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(badgesQuery(i18n.language))
  if (!data) return <Coming error={error} sentence={t('badges.failed')} onRetry={refetch} heights={[9, 9]} />
  const { earned, open, secret } = data
  if (earned.length + open.length + secret === 0) return <p className={styles.note}>{t('badges.none')}</p>
  return (
    <>
      <section aria-labelledby="badges-earned">
        <h2 id="badges-earned" className={styles.heading}>
          {t('badges.earned', { count: earned.length })}
        </h2>
        {earned.length === 0 ? (
          <p className={styles.note}>{t('badges.noneYet')}</p>
        ) : (
          <ul className={styles.wall}>
            {earned.map((badge) => (
              <Earned key={badge.id} badge={badge} />
            ))}
          </ul>
        )}
      </section>
      {open.length > 0 && (
        <section aria-labelledby="badges-open">
          <h2 id="badges-open" className={styles.heading}>
            {t('badges.open')}
          </h2>
          <ul className={styles.wall}>
            {open.map((badge) => (
              <Open key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      )}
      {secret > 0 && (
        <section aria-labelledby="badges-secret">
          <h2 id="badges-secret" className={styles.heading}>
            {t('badges.secret', { count: secret })}
          </h2>
          <div className={styles.secret} aria-hidden>
            {Array.from({ length: secret }, (_, index) => (
              <Silhouette key={index} size={SIZE} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function Earned({ badge }: { badge: EarnedBadge }) {
  const { t, i18n } = useTranslation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(badge.earnedAt))
  return (
    <li className={styles.badge}>
      <BadgePicture picture={badge.picture} size={SIZE} />
      <div className={styles.words}>
        <h3 className={styles.name}>{badge.name}</h3>
        <p>{badge.text}</p>
        <p className={styles.note}>
          {t('badges.since', { day })}
          <Holders holders={badge.holders} />
        </p>
      </div>
    </li>
  )
}

function Open({ badge: { name, text, picture, holders, progress } }: { badge: OpenBadge }) {
  const { t } = useTranslation()
  return (
    <li className={styles.badge} data-open>
      <BadgePicture picture={picture} size={SIZE} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>{text}</p>
        {progress && progress.reached > 0 && (
          <>
            <ProgressBar
              percent={(progress.reached / progress.goal) * 100}
              label={t('badges.progressOf', { name })}
            />
            <p className={styles.note}>{t('badges.progress', progress)}</p>
          </>
        )}
        {holders !== null && (
          <p className={styles.note}>
            <Holders holders={holders} />
          </p>
        )}
      </div>
    </li>
  )
}

/** Nothing for fewer than five: a number would say who. */
function Holders({ holders }: { holders: number | null }) {
  const { t } = useTranslation()
  if (holders === null) return null
  return <span className={styles.holders}>{t('badges.holders', { count: holders })}</span>
}

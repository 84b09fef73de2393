import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { BadgePicture } from './BadgePicture.tsx'
import styles from './BadgeShelf.module.css'
import { badgesQuery } from './queries.ts'

/** How many stand there at once. */
const SHOWN = 8
const SIZE = 72

/** The badges that I have, the latest first; the wall has all that is said of them. */
export function BadgeShelf() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(badgesQuery(i18n.language))
  if (!data) return <Coming error={error} sentence={t('badges.failed')} onRetry={refetch} heights={[5]} />
  const { earned, open } = data
  const [next] = open
    .filter(({ progress }) => progress)
    .toSorted((one, other) => shareOf(other) - shareOf(one))
  return (
    <>
      {earned.length === 0 ? (
        <p className={styles.note}>{t('badges.noneYet')}</p>
      ) : (
        <ul className={styles.shelf}>
          {earned.slice(0, SHOWN).map(({ id, name, picture }) => (
            <li key={id} className={styles.badge}>
              <BadgePicture picture={picture} size={SIZE} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {next?.progress && next.progress.reached > 0 && (
        <p className={styles.note}>
          {t('badges.next', { name: next.name, reached: next.progress.reached, goal: next.progress.goal })}
        </p>
      )}
    </>
  )
}

function shareOf({ progress }: { progress: { reached: number; goal: number } | null }): number {
  return progress ? progress.reached / progress.goal : 0
}

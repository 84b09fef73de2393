import { useTranslation } from 'react-i18next'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import styles from './LivePodium.module.css'

interface LivePodiumProps {
  podium: NonNullable<LiveQuiz['podium']>
  of: number
}

/** The best three, and nobody behind them. */
export function LivePodium({ podium, of }: LivePodiumProps) {
  const { t } = useTranslation()
  if (podium.length === 0) return <p className={styles.none}>{t('live.podium.none')}</p>
  return (
    <ol className={styles.podium} aria-label={t('live.podium.title')}>
      {podium.map(({ place, right, face, isMe }) => {
        const name = face?.displayName ?? t('live.podium.somebody')
        return (
          <li key={place} className={styles.step} data-place={place}>
            <Avatar
              name={face?.displayName ?? ''}
              picture={face?.avatar ?? null}
              sprite={face?.avatarSprite ?? null}
              size={place === 1 ? 96 : 72}
            />
            <strong className={styles.name}>{isMe ? t('live.podium.you', { name }) : name}</strong>
            <span className={styles.right}>{t('live.rightOf', { right, of })}</span>
            <span className={styles.block} aria-hidden>
              {place}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

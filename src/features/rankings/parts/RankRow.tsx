import { useTranslation } from 'react-i18next'
import type { RankedPerson } from '#shared/contract/rankings.ts'
import { counted } from '#shared/domain/numbers.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from '../Rankings.module.css'

/** Place, face, name and points; my own stays in sight while the list moves under it. */
export function RankRow({ person }: { person: RankedPerson }) {
  const { t } = useTranslation()
  const { displayName, avatar, avatarSprite, rank, points, isMe } = person
  return (
    <li className={styles.row} data-me={isMe} aria-current={isMe ? true : undefined}>
      <span className={styles.rank} aria-hidden>
        {rank}
      </span>
      <VisuallyHidden>{t('rankings.place', { rank })}</VisuallyHidden>
      <Avatar name={displayName} picture={avatar} sprite={avatarSprite} size={40} />
      <span className={styles.name}>
        <bdi>{displayName}</bdi> {isMe && <Chip>{t('rankings.me')}</Chip>}
      </span>
      <strong className={styles.points}>{t('rankings.points', counted(points))}</strong>
    </li>
  )
}

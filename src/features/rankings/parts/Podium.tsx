import { useTranslation } from 'react-i18next'
import type { RankedPerson } from '#shared/contract/rankings.ts'
import { counted } from '#shared/domain/numbers.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Podium.module.css'

/** More than these would not fit on steps: the rest is listed beneath. */
const ON_STEPS = 3

/** The first three places, the first in the middle; who shares one of them with too many stands beneath. */
export function Podium({ people }: { people: readonly RankedPerson[] }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.podium} aria-label={t('rankings.podium')} data-many={people.length > ON_STEPS}>
      {people.map((person) => (
        <li key={person.id} className={styles.place} data-rank={person.rank} data-me={person.isMe}>
          <span className={styles.face}>
            <Avatar
              name={person.displayName}
              picture={person.avatar}
              sprite={person.avatarSprite}
              size={person.rank === 1 ? 72 : 56}
            />
          </span>
          <span className={styles.name}>
            <bdi>{person.displayName}</bdi> {person.isMe && <Chip>{t('rankings.me')}</Chip>}
          </span>
          <span className={styles.step}>
            <span className={styles.rank} aria-hidden>
              {person.rank}
            </span>
            <VisuallyHidden>{t('rankings.place', { rank: person.rank })}</VisuallyHidden>
            <span>{t('rankings.points', counted(person.points))}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

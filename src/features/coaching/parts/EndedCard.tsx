import { useTranslation } from 'react-i18next'
import type { EndedSignOff } from '#shared/contract/coaching.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import styles from '../Coaching.module.css'
import { StateChip } from './StateChip.tsx'

/** A request that waits no more: who asked, how it ended, by whom, when and with what words. */
export function EndedCard({ ended }: { ended: EndedSignOff }) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { training, note, askedAt, player, outcome, words, by, endedAt } = ended
  return (
    <>
      <p className={styles.line}>
        <Avatar name={player.displayName} picture={player.avatar} sprite={player.avatarSprite} size={36} />
        <span className={styles.who}>
          <strong dir="auto">{training}</strong>
          <span className={styles.note}>
            {t('coaching.askedBy', { name: player.displayName, when: moment(askedAt) })}
          </span>
        </span>
      </p>
      {note !== '' && (
        <p className={styles.words} dir="auto">
          {note}
        </p>
      )}
      <p className={styles.line}>
        {outcome === 'withdrawn' ? (
          <Chip icon={<ArrowUUpLeftIcon size={16} aria-hidden />}>{t('coaching.withdrawn')}</Chip>
        ) : (
          <StateChip decision={{ isGiven: outcome === 'given' }} />
        )}
        <span className={styles.note}>{t('coaching.answeredBy', { name: by, when: moment(endedAt) })}</span>
      </p>
      {words !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {words}
        </blockquote>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { TeamPlayer } from '#shared/contract/team.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { FlameIcon, StarFourIcon, WarningIcon } from '#src/ui/icons.ts'
import styles from './Team.module.css'

/** Points, streak, what waits, when somebody was here, and since when somebody is stuck. */
export function PlayerSigns({ player }: { player: TeamPlayer }) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  const { points, streak, waiting, lastActiveAt, stuckSince } = player
  return (
    <>
      <p className={styles.note}>
        {lastActiveAt === null ? t('team.neverCame') : t('team.lastActive', { when: ago(lastActiveAt) })}
      </p>
      <div className={styles.signs}>
        <Chip tone="plain" icon={<StarFourIcon size={16} weight="fill" aria-hidden />}>
          {t('team.points', counted(points))}
        </Chip>
        {streak > 0 && (
          <Chip
            tone="plain"
            icon={<FlameIcon size={16} weight="fill" className={styles.flame} aria-hidden />}
          >
            {t('team.streak', { count: streak })}
          </Chip>
        )}
        {waiting > 0 && <Chip>{t('team.waiting', { count: waiting })}</Chip>}
        {stuckSince !== null && (
          <Chip tone="warn" icon={<WarningIcon size={16} weight="fill" aria-hidden />}>
            {t('team.stuck', { when: ago(stuckSince) })}
          </Chip>
        )}
      </div>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { StreakDays } from '#shared/contract/player-area.ts'
import { SnowflakeIcon } from '#src/ui/icons.ts'
import { streakDaysQuery } from './days-query.ts'
import styles from './FreezeNote.module.css'

/** That a freeze has just kept the streak, or is held; nothing where neither is so. */
export function FreezeNote() {
  const { t } = useTranslation()
  const { data } = useQuery(streakDaysQuery)
  if (!data) return null
  const word = isJustUsed(data) ? 'used' : data.hasFreeze ? 'held' : null
  if (!word) return null
  return (
    <p className={styles.note}>
      <SnowflakeIcon size={20} weight="fill" aria-hidden />
      {t(`streak.freeze.${word}.${data.type}`)}
    </p>
  )
}

/** The day, or the week, before this one was covered. */
function isJustUsed({ type, days }: StreakDays): boolean {
  return days.at(type === 'day' ? -2 : -8)?.state === 'frozen'
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StreakDay, StreakDays } from '#shared/contract/player-area.ts'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, ClockIcon, SnowflakeIcon, StarFourIcon, XIcon } from '#src/ui/icons.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { streakDaysQuery } from './days-query.ts'
import { FreezeNote } from './FreezeNote.tsx'
import styles from './StreakStrip.module.css'

const ICONS: Partial<Record<StreakDay['state'], typeof CheckIcon>> = {
  step: CheckIcon,
  week: CheckIcon,
  bonus: StarFourIcon,
  frozen: SnowflakeIcon,
  tooSoon: ClockIcon,
  missed: XIcon,
}

/** My last 14 days; each says, when it is pressed, why it counted or not. */
export function StreakStrip() {
  const { t } = useTranslation()
  const { data, isError } = useQuery(streakDaysQuery)
  if (isError) return <p>{t('streak.loadFailed')}</p>
  if (!data) {
    return (
      <SkeletonGroup label={t('shell.loading')}>
        <Skeleton height="6.5rem" />
      </SkeletonGroup>
    )
  }
  return <Strip {...data} />
}

function Strip({ days, qualifier, roundsToFreeze }: StreakDays) {
  const { t, i18n } = useTranslation()
  const [chosen, choose] = useState(days.at(-1)?.day)
  const whyId = useId()
  const day = days.find((one) => one.day === chosen) ?? days.at(-1)
  const format = (style: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }).format(new Date(at))
  const whyOf = (one: StreakDay): string => {
    const done = one.tasks > 0 ? `${t('streak.why.tasks', { count: one.tasks })} ` : ''
    const { state, step } = one
    const why =
      state === 'open' || state === 'missed'
        ? t(`streak.why.${state}.${qualifier}`)
        : t(`streak.why.${state}`, { step })
    return done + why
  }
  return (
    <>
      <ol className={styles.days}>
        {days.map((one) => {
          const Icon = ICONS[one.state]
          return (
            <li key={one.day}>
              <button
                type="button"
                className={classes(styles.day, styles[one.state])}
                aria-pressed={one === day}
                aria-controls={whyId}
                aria-label={`${format({ weekday: 'long', day: 'numeric', month: 'long' }, one.day)}: ${whyOf(one)}`}
                onClick={() => choose(one.day)}
              >
                <span>{format({ weekday: 'short' }, one.day)}</span>
                <span className={styles.mark}>{Icon && <Icon size={16} weight="bold" aria-hidden />}</span>
                <span>{format({ day: 'numeric' }, one.day)}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {day && (
        <p id={whyId} className={styles.why} role="status">
          <strong>{format({ weekday: 'long', day: 'numeric', month: 'long' }, day.day)}</strong> {whyOf(day)}
        </p>
      )}
      <FreezeNote />
      {roundsToFreeze > 0 && (
        <p className={styles.freeze}>{t('streak.freeze.toEarn', { count: roundsToFreeze })}</p>
      )}
    </>
  )
}

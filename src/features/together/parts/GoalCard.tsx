import { useTranslation } from 'react-i18next'
import type { TeamGoal } from '#shared/contract/together.ts'
import { counted } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from '../Together.module.css'

/** How far a team is with its goal of this week: all together, and nobody apart. */
export function GoalCard({ goal }: { goal: TeamGoal }) {
  const { t, i18n } = useTranslation()
  const share = usePercent()
  const { teamName, target, percent, done, isReached, lastDay } = goal
  const day = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>{teamName}</h3>
      {percent !== null && (
        <ProgressBar percent={percent} label={t('together.goal.of', { team: teamName })} />
      )}
      <p className={styles.line}>
        {percent === null
          ? t('together.goal.aim', counted(target))
          : done === null
            ? t('together.goal.shareOf', { percent: share(percent), ...counted(target) })
            : t('together.goal.doneOf', { done, ...counted(target) })}
      </p>
      {isReached ? (
        <Chip tone="good" icon={<CheckCircleIcon size={16} weight="fill" aria-hidden />}>
          {t('together.goal.reached')}
        </Chip>
      ) : (
        <p className={styles.note}>
          {t('together.goal.until', { day: day.format(new Date(`${lastDay}T00:00:00Z`)) })}{' '}
          {done === null && t(percent === null ? 'together.goal.pair' : 'together.goal.small')}
        </p>
      )}
    </article>
  )
}

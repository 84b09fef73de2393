import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groupThousands } from '#shared/domain/numbers.ts'
import { Coin } from '#src/ui/Glyphs.tsx'
import { FlameIcon, ListChecksIcon, StarFourIcon } from '#src/ui/icons.ts'
import { finishedTasksQuery } from './area-queries.ts'
import { progressQuery } from './queries.ts'
import styles from './SpaceFigures.module.css'

interface SpaceFiguresProps {
  /** There is a shop to spend them in. */
  hasCoins: boolean
  /** Steps of this round; null where the tenant has no streak, or it is not known yet. */
  steps: number | null
  /** What of it stands elsewhere: the badges. */
  children?: ReactNode
}

/** What I have by now, in a few numbers; nothing of it is guessed while unknown. */
export function SpaceFigures({ hasCoins, steps, children }: SpaceFiguresProps) {
  const { t, i18n } = useTranslation()
  const { data: progress } = useQuery(progressQuery)
  const { data: finished } = useQuery(finishedTasksQuery(i18n.language))
  return (
    <dl className={styles.figures}>
      {progress && (
        <SpaceFigure
          icon={<StarFourIcon size={20} weight="fill" aria-hidden />}
          label={t('progress.space.points', { count: progress.playerPoints })}
          value={groupThousands(progress.playerPoints)}
        />
      )}
      {progress && hasCoins && (
        <SpaceFigure
          icon={<Coin size={20} className={styles.coin} />}
          label={t('progress.space.coins', { count: progress.playerCoins })}
          value={groupThousands(progress.playerCoins)}
        />
      )}
      {steps !== null && (
        <SpaceFigure
          icon={<FlameIcon size={20} weight="fill" aria-hidden />}
          label={t('progress.space.steps', { count: steps })}
          value={String(steps)}
        />
      )}
      {finished && (
        <SpaceFigure
          icon={<ListChecksIcon size={20} weight="fill" aria-hidden />}
          label={t('progress.space.tasks', { count: finished.tasks.length })}
          value={groupThousands(finished.tasks.length)}
        />
      )}
      {children}
    </dl>
  )
}

interface SpaceFigureProps {
  icon: ReactNode
  label: string
  value: string
}

export function SpaceFigure({ icon, label, value }: SpaceFigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}

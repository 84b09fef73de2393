import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PointsEntry } from '#shared/contract/player-area.ts'
import { counted } from '#shared/domain/numbers.ts'
import { Disc } from '#src/ui/Disc.tsx'
import {
  ArrowUUpLeftIcon,
  CalendarCheckIcon,
  FlameIcon,
  LightbulbIcon,
  ListChecksIcon,
  StarFourIcon,
  StorefrontIcon,
} from '#src/ui/icons.ts'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { pointsQuery } from './area-queries.ts'
import styles from './Area.module.css'

const ICONS = {
  task: ListChecksIcon,
  streak: FlameIcon,
  easter_egg: StarFourIcon,
  tip: LightbulbIcon,
  shop: StorefrontIcon,
  shop_return: ArrowUUpLeftIcon,
  coaching: CalendarCheckIcon,
} satisfies Record<PointsEntry['reason'], unknown>

/** Every point and coin that was ever given or spent, with what it was given for; the newest first, page by page (PROG-3). */
export function MyPoints() {
  const { t, i18n } = useTranslation()
  const query = useInfiniteQuery(pointsQuery(i18n.language))
  const { data, error, refetch } = query
  if (!data) {
    return <Coming error={error} sentence={t('progress.area.pointsFailed')} onRetry={refetch} />
  }
  const entries = data.pages.flatMap((page) => page.entries)
  const { points = 0, coins = 0 } = data.pages[0] ?? {}
  if (entries.length === 0) return <p className={styles.empty}>{t('progress.area.noPoints')}</p>
  return (
    <>
      <p className={styles.sum}>
        <strong>{t('progress.pointsSpoken', counted(points))}</strong>
        {coins > 0 && <strong>{t('progress.coinsSpoken', counted(coins))}</strong>}
      </p>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <MorePages pages={query} label={t('progress.area.more')} />
    </>
  )
}

function Entry({ entry: { reason, name, points, coins, day } }: { entry: PointsEntry }) {
  const { t, i18n } = useTranslation()
  const Icon = ICONS[reason]
  const isOfShop = reason === 'shop' || reason === 'shop_return'
  const paid = `${coins < 0 ? '−' : '+'}${t('progress.coinsSpoken', counted(Math.abs(coins)))}`
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <li className={styles.row}>
      <Disc>
        <Icon size={16} weight="fill" aria-hidden />
      </Disc>
      <span className={styles.words}>
        <span className={styles.name}>{name ?? t(`progress.area.reason.${reason}`)}</span>
        <span className={styles.note}>
          {name !== null && `${t(`progress.area.reason.${reason}`)} · `}
          {date.format(new Date(day))}
        </span>
      </span>
      <span className={styles.gain}>
        {isOfShop ? (
          <strong>{paid}</strong>
        ) : (
          <>
            <strong>{t('progress.pointsToday', counted(points))}</strong>
            {coins > 0 && <span className={styles.note}>{paid}</span>}
          </>
        )}
      </span>
    </li>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { MyRank } from '#shared/contract/rankings.ts'
import { counted } from '#shared/domain/numbers.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { EyeSlashIcon } from '#src/ui/icons.ts'
import styles from '../Rankings.module.css'

interface MyPlaceProps {
  me: MyRank | null
  /** The ranking was asked for: it answers with my place. */
  isAnnounced?: boolean
}

/** What my place says to me: how far the next one is, that I am on my way, or that nobody sees me. */
export function MyPlace({ me, isAnnounced = false }: MyPlaceProps) {
  const { t } = useTranslation()
  const say = useEffectEvent(() => {
    if (isAnnounced) announce({ kind: 'answered', text: me ? spoken(me, t) : t('rankings.notRanked') })
  })
  useEffect(() => say(), [])
  if (!me) return <p className={styles.quiet}>{t('rankings.notRanked')}</p>
  return (
    <div className={styles.mine}>
      <p className={styles.mineWords}>{sentenceOf(me, t)}</p>
      {me.isHidden && (
        <p className={styles.hidden}>
          <EyeSlashIcon size={20} aria-hidden />
          {t('rankings.hidden')}
        </p>
      )}
    </div>
  )
}

function spoken(me: MyRank, t: TFunction): string {
  const sentence = sentenceOf(me, t)
  if (me.rank === null) return sentence
  return `${t('rankings.place', { rank: me.rank })} ${t('rankings.points', counted(me.points))}. ${sentence}`
}

function sentenceOf({ rank, points, toNext }: MyRank, t: TFunction): string {
  if (points === 0) return t('rankings.notYet')
  if (rank === null) {
    return toNext === null ? t('rankings.onYourWay') : t('rankings.onYourWayTo', counted(toNext))
  }
  if (toNext === null) return t('rankings.first')
  return t('rankings.toNext', counted(toNext))
}

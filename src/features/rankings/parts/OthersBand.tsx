import { useTranslation } from 'react-i18next'
import { groupThousands } from '#shared/domain/numbers.ts'
import styles from '../Rankings.module.css'

/** In place of an end: those who follow, without names and places, so that nobody is last (RANK-2). */
export function OthersBand({ others, isMine }: { others: number; isMine: boolean }) {
  const { t } = useTranslation()
  if (others === 0) return null
  const count = isMine ? others - 1 : others
  const words = { count, number: groupThousands(count) }
  return (
    <p className={styles.band}>
      {isMine
        ? count > 0
          ? t('rankings.youAndOthers', words)
          : t('rankings.justYou')
        : t('rankings.others', words)}
    </p>
  )
}

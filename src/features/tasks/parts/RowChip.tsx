import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SHOWN_ROW } from '#shared/domain/verdicts.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { isCalm } from '#src/ui/calm.ts'
import { StarFourIcon } from '#src/ui/icons.ts'
import styles from './Judgement.module.css'

/** Rows that are also announced: every one of them would be noise between question and answer. */
const isAnnounced = (row: number): boolean => row === SHOWN_ROW || row % 5 === 0

/** How many answers in a row were right, from three on. One that is wrong takes it away without a word; who wants calm feedback never sees it. */
export function RowChip({ row }: { row: number }) {
  const { t } = useTranslation()
  const isShown = row >= SHOWN_ROW && !isCalm()
  const words = t('tasks.frame.row', { count: row })
  useEffect(() => {
    if (isShown && isAnnounced(row)) announce({ kind: 'earned', text: words })
  }, [isShown, row, words])
  if (!isShown) return null
  return (
    <span key={row} className={styles.row}>
      <StarFourIcon size={16} weight="fill" aria-hidden />
      <span className={styles.rowNumber} aria-hidden>
        {row}
      </span>
      <span className={styles.rowWords}>{words}</span>
    </span>
  )
}

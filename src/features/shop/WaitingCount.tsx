import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { deskQuery } from './queries.ts'
import styles from './WaitingCount.module.css'

/** How many orders wait to be handed over, beside the way to the desk; nothing where none does, or where it is not known. */
export function WaitingCount() {
  const { t } = useTranslation()
  const { data } = useQuery(deskQuery)
  if (!data || data.waiting === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{groupThousands(data.waiting)}</span>
      <VisuallyHidden>{` ${t('shop.desk.toHandOver', counted(data.waiting))}`}</VisuallyHidden>
    </span>
  )
}

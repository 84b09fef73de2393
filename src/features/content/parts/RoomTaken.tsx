import { useTranslation } from 'react-i18next'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './Content.module.css'

/** How much of the room for files is taken. */
export function RoomTaken({ room: { taken, most } }: { room: { taken: number; most: number } }) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const words = t('content.space.taken', { taken: sizeOf(taken), most: sizeOf(most) })
  return (
    <div className={styles.taken}>
      <ProgressBar
        label={t('content.space.label')}
        percent={most > 0 ? (100 * taken) / most : 100}
        bottomLabel={<span className={styles.note}>{words}</span>}
      />
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuietHours } from '#shared/domain/notifications.ts'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Section.module.css'

interface QuietHoursFieldsProps {
  hours: QuietHours
  onHours: (hours: QuietHours) => void
}

/** From when to when; saved when a field is left, once both are times that differ. */
export function QuietHoursFields({ hours, onHours }: QuietHoursFieldsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(hours)
  const isSame = typed.from === typed.to
  const isWhole = typed.from !== '' && typed.to !== ''
  const leave = () => {
    const hasChanged = typed.from !== hours.from || typed.to !== hours.to
    if (isWhole && !isSame && hasChanged) onHours(typed)
  }
  const field = (part: 'from' | 'to', error?: string) => (
    <TextField
      type="time"
      required
      label={t(`profile.notifications.${part}`)}
      value={typed[part]}
      error={error}
      onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
      onBlur={leave}
    />
  )
  return (
    <div className={styles.pair}>
      {field('from')}
      {field(
        'to',
        isWhole
          ? isSame
            ? t('profile.notifications.same')
            : undefined
          : t('profile.notifications.unfinished'),
      )}
    </div>
  )
}

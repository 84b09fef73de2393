import { useTranslation } from 'react-i18next'
import type { LedSession } from '#shared/contract/coaching-sessions.ts'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Led.module.css'
import { useSessionTimes } from './use-session-times.ts'

/** A session in a calendar: when, what, and how many are in it. */
export function LedButton({ session, onPress }: { session: LedSession; onPress: () => void }) {
  const { t } = useTranslation()
  const { hours } = useSessionTimes()
  const { title, language, booked, seats, waiting, isCancelled } = session
  return (
    <button type="button" className={classes(styles.session, isCancelled && styles.off)} onClick={onPress}>
      <span className={styles.hours}>{hours(session)}</span>
      <span className={styles.name} lang={language} dir="auto">
        {title}
      </span>
      <span className={styles.count}>
        {isCancelled ? (
          t('coaching.session.cancelled')
        ) : (
          <>
            <span aria-hidden>
              {booked}/{seats}
              {waiting > 0 && ` +${waiting}`}
            </span>
            <VisuallyHidden>
              {t('coaching.led.taken', { booked, seats })}
              {waiting > 0 && `, ${t('coaching.led.waiting', { count: waiting })}`}
            </VisuallyHidden>
          </>
        )}
      </span>
    </button>
  )
}

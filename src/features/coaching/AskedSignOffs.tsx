import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { QuietDesk } from '#src/ui/QuietDesk.tsx'
import styles from './Coaching.module.css'
import { AskedCard } from './parts/AskedCard.tsx'
import { askedSignOffsQuery } from './queries.ts'

/** Trainings that my players ask me to sign off, the oldest first (COACH-1). */
export function AskedSignOffs({ onTeam }: { onTeam: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(askedSignOffsQuery)
  const room = useRef<HTMLDivElement>(null)
  if (!data)
    return <Coming error={error} sentence={t('coaching.failed')} onRetry={refetch} heights={[8, 8]} />
  return (
    <div ref={room} tabIndex={-1} role="group" aria-label={t('coaching.title')}>
      {data.length === 0 && (
        <QuietDesk
          sentence={t('coaching.noneAsked')}
          action={{ label: t('coaching.toTeam'), onPress: onTeam }}
        />
      )}
      {data.length > 0 && (
        <ul className={styles.cards}>
          {data.map((asked) => (
            <li key={asked.id} className={styles.card}>
              {/* its card goes, and with it the keyboard's place */}
              <AskedCard asked={asked} onDecided={() => room.current?.focus({ preventScroll: true })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

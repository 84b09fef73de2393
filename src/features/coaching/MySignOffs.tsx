import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import styles from './Coaching.module.css'
import { AskForm } from './parts/AskForm.tsx'
import { MySignOff } from './parts/MySignOff.tsx'
import { signOffsQuery } from './queries.ts'

/** Trainings that I asked a leader to sign off, with the answers, and a place to ask (COACH-1). */
export function MySignOffs() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(signOffsQuery)
  const room = useRef<HTMLDivElement>(null)
  if (!data) return <Coming error={error} sentence={t('coaching.failed')} onRetry={refetch} heights={[6]} />
  const { signOffs, hasLeader } = data
  return (
    <div ref={room} tabIndex={-1} role="group" aria-label={t('coaching.title')} className={styles.stack}>
      {hasLeader ? <AskForm /> : <p>{t('coaching.noLeader')}</p>}
      {signOffs.length > 0 && (
        <ul className={styles.stack}>
          {signOffs.map((signOff) => (
            <li key={signOff.id} className={styles.card}>
              {/* its card goes, and with it the keyboard's place */}
              <MySignOff signOff={signOff} onWithdrawn={() => room.current?.focus({ preventScroll: true })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

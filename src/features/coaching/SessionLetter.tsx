import { useTranslation } from 'react-i18next'
import type { SessionNews } from '#shared/contract/coaching-sessions.ts'
import { Button } from '#src/ui/Button.tsx'
import { SessionFacts } from './parts/SessionFacts.tsx'
import styles from './SignOffLetter.module.css'

interface SessionLetterProps {
  news: SessionNews
  onSessions: () => void
}

/** What happened to a coaching session that I take part in, as a notice. */
export function SessionLetter({ news: { event, session }, onSessions }: SessionLetterProps) {
  const { t } = useTranslation()
  const { title, language, leader, reason, isCancelled } = session
  return (
    <>
      <h3 className={styles.training} lang={language} dir="auto">
        {title}
      </h3>
      <p className={styles.note}>{t(`coaching.session.news.${event}`, { name: leader })}</p>
      {isCancelled && reason !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {reason}
        </blockquote>
      )}
      <SessionFacts session={session} />
      <Button variant="secondary" onClick={onSessions}>
        {t('coaching.session.open')}
      </Button>
    </>
  )
}

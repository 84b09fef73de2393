import { useTranslation } from 'react-i18next'
import type { PastSession } from '#shared/contract/coaching-sessions.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import styles from './Session.module.css'
import { useSessionTimes } from './use-session-times.ts'

/** A session that is over: when it was, and whether I came. */
export function PastCard({ session }: { session: PastSession }) {
  const { t } = useTranslation()
  const { when } = useSessionTimes()
  const { title, language, leader, hasCome, points } = session
  return (
    <article className={styles.card}>
      <h3 className={styles.title} lang={language} dir="auto">
        {title}
      </h3>
      <p className={styles.note}>
        {when(session)} · {t('coaching.session.with', { name: leader })}
      </p>
      <p className={styles.line}>
        {hasCome === true ? (
          <Chip tone="good" icon={<CheckCircleIcon size={16} weight="fill" aria-hidden />}>
            {points > 0 ? t('coaching.session.cameFor', { count: points }) : t('coaching.session.came')}
          </Chip>
        ) : (
          <Chip>{t(hasCome === false ? 'coaching.session.missed' : 'coaching.session.unsaid')}</Chip>
        )}
      </p>
    </article>
  )
}

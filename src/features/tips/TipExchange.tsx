import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWhen } from '#src/i18n/use-when.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { tipExchangeQuery } from './queries.ts'
import styles from './TipExchange.module.css'

/** What tips I have given and received, and the last that were chosen for me. */
export function TipExchange() {
  const { t, i18n } = useTranslation()
  const { ago } = useWhen()
  const { data, error, refetch } = useQuery(tipExchangeQuery(i18n.language))
  if (!data) return <Coming error={error} sentence={t('tips.failed')} onRetry={refetch} heights={[3]} />
  const { written, helped, given, received, latest } = data
  return (
    <div className={styles.exchange}>
      <ul className={styles.counts}>
        <li>{t('tips.exchange.written', { count: written })}</li>
        <li>{t('tips.exchange.helped', { count: helped })}</li>
        <li>{t('tips.exchange.given', { count: given })}</li>
        <li>{t('tips.exchange.received', { count: received })}</li>
      </ul>
      {latest.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('tips.exchange.latest')}</summary>
          <ul className={styles.tips}>
            {latest.map(({ id, text, language, date, user }) => (
              <li key={id}>
                <blockquote className={styles.quote} dir="auto" lang={language}>
                  {text}
                </blockquote>
                <p className={styles.note}>
                  <bdi>{user ?? t('tips.somebody')}</bdi>, {ago(date)}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import styles from './Agreement.module.css'

const PARTS = ['kept', 'seen', 'time', 'leave'] as const

/** What is stored, who sees it, for how long, how to leave. A tenant's own wording takes its place (customTranslate.json). */
export function AgreementText() {
  const { t } = useTranslation()
  return (
    <div
      ref={hintAtMore}
      className={styles.text}
      role="region"
      aria-label={t('session.agreement.title')}
      tabIndex={0}
    >
      <p>{t('session.agreement.intro')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`session.agreement.${part}Title`)}</h2>
          <p>{t(`session.agreement.${part}`)}</p>
        </section>
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { AgreementVersions } from '#shared/contract/agreement.ts'
import { LANGUAGES } from '#shared/domain/languages.ts'
import { Chip } from '#src/ui/Chip.tsx'
import styles from '../../Tenant.module.css'
import { AgreementPreview } from './AgreementPreview.tsx'
import own from './AgreementVersions.module.css'

/** Every version with what it said, the latest first. */
export function VersionList({ agreement: { versions, missing } }: { agreement: AgreementVersions }) {
  const { t, i18n } = useTranslation()
  const whenOf = (at: string) =>
    new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles.section} aria-label={t('tenant.agreement.versions')}>
      <h3 className={styles.name}>{t('tenant.agreement.versions')}</h3>
      <p>{t('tenant.agreement.waiting', { count: missing })}</p>
      {versions.length === 0 && <p>{t('tenant.agreement.none')}</p>}
      <ul className={styles.log}>
        {versions.map(({ number, publishedAt, by, isDemanded, accepted, texts }) => (
          <li key={number} className={styles.change}>
            <div className={styles.changeWords}>
              <strong>{t('tenant.agreement.number', { number })}</strong>
              <span className={styles.quiet}>
                {t('tenant.changes.by', {
                  who: by?.displayName ?? t('tenant.changes.gone'),
                  when: whenOf(publishedAt),
                })}
              </span>
              <span>{t('tenant.agreement.accepted', { count: accepted })}</span>
              {isDemanded && (
                <span>
                  <Chip tone="plain">{t('tenant.agreement.isDemanded')}</Chip>
                </span>
              )}
              <details className={own.details}>
                <summary>{t('tenant.agreement.read')}</summary>
                {LANGUAGES.map(({ shortName, name }) => {
                  const text = texts[shortName]
                  if (text === undefined) return null
                  return (
                    <div key={shortName}>
                      <p className={styles.quiet} lang={shortName}>
                        {name}
                      </p>
                      <AgreementPreview text={text} language={shortName} />
                    </div>
                  )
                })}
              </details>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

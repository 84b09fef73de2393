import { useTranslation } from 'react-i18next'
import { agreementParts } from '#shared/domain/agreement.ts'
import type { Language } from '#shared/domain/languages.ts'
import styles from './AgreementVersions.module.css'

/** The text as people will read it. */
export function AgreementPreview({ text, language }: { text: string; language: Language }) {
  const { t } = useTranslation()
  const parts = agreementParts(text)
  if (parts.length === 0) return null
  return (
    <section className={styles.preview} aria-label={t('tenant.agreement.preview')} tabIndex={0}>
      <div lang={language} className={styles.text}>
        {parts.map(({ kind, lines }, at) => {
          if (kind === 'heading') return <h4 key={at}>{lines}</h4>
          if (kind === 'paragraph') return <p key={at}>{lines.join('\n')}</p>
          return (
            <ul key={at}>
              {lines.map((line, place) => (
                <li key={place}>{line}</li>
              ))}
            </ul>
          )
        })}
      </div>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agreementParts } from '#shared/domain/agreement.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import { noteAgreement } from '../agreement-read.ts'
import { agreementQuery } from './agreement-query.ts'
import styles from './Agreement.module.css'

/** What is accepted: the tenant's own version of the agreement, else the product's. */
export function AgreementWords() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(agreementQuery(i18n.language))
  const [first, setFirst] = useState<number | null>(null)
  const version = data?.version
  if (first === null && version !== undefined) setFirst(version)
  useEffect(() => {
    if (version !== undefined) noteAgreement(version)
  }, [version])
  if (!data) {
    return <Coming error={error} sentence={t('session.agreement.failed')} onRetry={refetch} heights={[10]} />
  }
  const { text, language, publishedAt } = data
  return (
    <>
      {version !== first && first !== null && <Notice>{t('session.agreement.changed')}</Notice>}
      <div
        ref={hintAtMore}
        className={styles.text}
        role="region"
        aria-label={t('session.agreement.title')}
        tabIndex={0}
      >
        {text === null ? <ProductText /> : <OwnText text={text} language={language} />}
        {publishedAt !== null && (
          <p>
            {t('session.agreement.version', {
              number: version,
              day: new Date(publishedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' }),
            })}
          </p>
        )}
      </div>
    </>
  )
}

const PARTS = ['kept', 'seen', 'time', 'leave'] as const

/** What is stored, who sees it, for how long, how to leave. */
function ProductText() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('session.agreement.intro')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`session.agreement.${part}Title`)}</h2>
          <p>{t(`session.agreement.${part}`)}</p>
        </section>
      ))}
    </>
  )
}

/** Headings, paragraphs and lists of words: no markup of an admin's comes to anybody's page. */
function OwnText({ text, language }: { text: string; language: string }) {
  return (
    <div lang={language} className={styles.own}>
      {agreementParts(text).map(({ kind, lines }, at) => {
        if (kind === 'heading') return <h2 key={at}>{lines}</h2>
        if (kind === 'list') {
          return (
            <ul key={at}>
              {lines.map((line, place) => (
                <li key={place}>{line}</li>
              ))}
            </ul>
          )
        }
        return <p key={at}>{lines.join('\n')}</p>
      })}
    </div>
  )
}

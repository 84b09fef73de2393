import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementVersions, PublishedVersion } from '#shared/contract/agreement.ts'
import { AGREEMENT_LENGTH } from '#shared/domain/agreement.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import styles from '../Tenant.module.css'
import { agreementQuery, refreshSettings, sendAgreementVersion } from '../queries.ts'
import { AcceptanceList } from './agreement/AcceptanceList.tsx'
import { AgreementPreview } from './agreement/AgreementPreview.tsx'
import { VersionList } from './agreement/VersionList.tsx'
import type { SectionProps } from './section.ts'

const REFUSED = { 'setting-changed': 'changed', 'refused-fields': 'unfit' } as const

type Texts = PublishedVersion['texts']

/** What people accept before they go on: its versions, and who accepted which (DESK-1, AUTH-6). */
export function AgreementSection(props: Pick<SectionProps, 'revised' | 'onDirty'>) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(agreementQuery)
  if (!data) return <Coming error={error} sentence={t('tenant.agreement.failed')} onRetry={refetch} />
  return (
    <div className={styles.section}>
      <p className={styles.quiet}>{t('tenant.agreement.about')}</p>
      <NewVersion {...props} agreement={data} />
      <VersionList agreement={data} />
      <AcceptanceList versions={data.versions.map(({ number }) => number)} />
    </div>
  )
}

type NewVersionProps = Pick<SectionProps, 'revised' | 'onDirty'> & { agreement: AgreementVersions }

function NewVersion({ revised, onDirty, agreement }: NewVersionProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [latest] = agreement.versions
  const [typed, setTyped] = useState<Texts | null>(null)
  const [isDemanded, setDemanded] = useState(true)
  const [isChecked, setChecked] = useState(false)
  const { sending, send, forget } = useSending(REFUSED)
  const stored = latest?.texts ?? {}
  const texts = typed ?? stored
  const languages = LANGUAGES.filter(({ shortName }) => revised.settings.languages.includes(shortName))
  const isDirty = languages.some(({ shortName: one }) => (texts[one] ?? '') !== (stored[one] ?? ''))
  const isMissing = (language: Language) => (texts[language] ?? '').trim() === ''
  const note = useEffectEvent(onDirty)
  useEffect(() => note(isDirty), [isDirty])

  const publish = async () => {
    if (languages.some(({ shortName }) => isMissing(shortName))) {
      if (form.current) focusFirstWrong(form.current, () => setChecked(true))
      return
    }
    await send(async () => {
      const offered: Texts = {}
      for (const { shortName } of languages) offered[shortName] = (texts[shortName] ?? '').trim()
      try {
        await sendAgreementVersion(offered, isDemanded, latest?.number ?? 0)
      } catch (error) {
        // what was typed goes on from the version that is there by now
        if (isFailure(error, 409)) await refreshSettings()
        throw error
      }
      setTyped(null)
      setChecked(false)
    })
  }
  return (
    <form ref={form} className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <h3 className={styles.name}>
        {latest ? t('tenant.agreement.current', { number: latest.number }) : t('tenant.agreement.product')}
      </h3>
      <p className={styles.quiet}>{t('tenant.agreement.hint')}</p>
      {languages.map(({ shortName, name }) => (
        <div key={shortName} className={styles.beside}>
          <TextArea
            label={t('tenant.agreement.text', { language: name })}
            error={isChecked && isMissing(shortName) ? t('tenant.agreement.missing') : undefined}
            lang={shortName}
            rows={12}
            maxLength={AGREEMENT_LENGTH}
            value={texts[shortName] ?? ''}
            onChange={({ target }) => {
              forget()
              setTyped({ ...texts, [shortName]: target.value })
            }}
          />
          <AgreementPreview text={texts[shortName] ?? ''} language={shortName} />
        </div>
      ))}
      {sending.state === 'failed' && (
        <Notice tone="error">
          {sending.reason === 'changed'
            ? t('tenant.agreement.changed', { number: latest?.number ?? 0 })
            : t(`tenant.refused.${sending.reason}`)}
          <RequestId of={sending.failure} />
        </Notice>
      )}
      <div role="status">
        {sending.state === 'done' && !isDirty && (
          <Notice tone="good" isAnnounced>
            {t('tenant.agreement.published', { number: latest?.number ?? 0 })}
          </Notice>
        )}
      </div>
      {(isDirty || sending.state === 'sending') && (
        <>
          <Checkbox
            label={t('tenant.agreement.demand')}
            checked={isDemanded}
            onChange={({ target }) => setDemanded(target.checked)}
          />
          <p className={styles.quiet}>
            {t(isDemanded ? 'tenant.agreement.demanded' : 'tenant.agreement.notDemanded')}
          </p>
          <div className={styles.actions}>
            <Button
              type="submit"
              loadingVerb={sending.state === 'sending' && t('tenant.saving')}
              onClick={() => void publish()}
            >
              {t('tenant.agreement.publish', { number: (latest?.number ?? 0) + 1 })}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                forget()
                setTyped(null)
                setChecked(false)
              }}
            >
              {t('tenant.discard')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

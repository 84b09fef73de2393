import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FEWEST_PEOPLE, SMALLEST_GROUPS } from '#shared/domain/small-groups.ts'
import { RETENTION_DAYS, type RetentionName } from '#shared/domain/tenant-settings.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'
import { captchaQuery, saveCaptchaSecret } from '../queries.ts'
import { SaveBar } from './SaveBar.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'

const RETENTIONS: readonly RetentionName[] = ['eventsDays', 'errorsDays', 'auditDays']

/** How the sign-in is protected, and how long what was recorded stays (DESK-1). */
export function DataSection(props: SectionProps) {
  const { t } = useTranslation()
  const section = useSection(props)
  const { values, isWrong, set } = section
  return (
    <div className={styles.section}>
      <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
        <h3 className={styles.name}>{t('tenant.data.signIn')}</h3>
        <Switch
          label={t('tenant.field.isSecondFactorRequired')}
          hint={t('tenant.data.isSecondFactorRequired')}
          isOn={values.isSecondFactorRequired}
          onChange={(isOn) => set({ isSecondFactorRequired: isOn })}
        />
        <div className={styles.choice}>
          <h3 className={styles.name}>{t('tenant.field.smallestGroup')}</h3>
          <Choice
            label={t('tenant.field.smallestGroup')}
            options={SMALLEST_GROUPS.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(values.smallestGroup)}
            onChange={(id) =>
              set({ smallestGroup: SMALLEST_GROUPS.find((size) => String(size) === id) ?? FEWEST_PEOPLE })
            }
          />
          <p className={styles.quiet}>{t('tenant.data.smallestGroup')}</p>
        </div>
        <h3 className={styles.name}>{t('tenant.data.retention')}</h3>
        <div className={styles.fields}>
          {RETENTIONS.map((name) => (
            <TextField
              key={name}
              label={t(`tenant.field.${name}`)}
              hint={t(`tenant.data.${name}`)}
              error={
                isWrong(name)
                  ? t('tenant.wrong.days', {
                      least: RETENTION_DAYS[name].least,
                      most: RETENTION_DAYS[name].most,
                    })
                  : undefined
              }
              inputMode="numeric"
              autoComplete="off"
              value={Number.isNaN(values[name]) ? '' : String(values[name])}
              onChange={({ target }) => set({ [name]: daysIn(target.value) })}
            />
          ))}
        </div>
        <h3 className={styles.name}>{t('tenant.data.captcha')}</h3>
        <p className={styles.quiet}>{t('tenant.data.captchaAbout')}</p>
        <TextField
          label={t('tenant.field.recaptchaSiteKey')}
          hint={t('tenant.data.siteKeyHint')}
          error={isWrong('recaptchaSiteKey') ? t('tenant.wrong.siteKey') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={values.recaptchaSiteKey}
          onChange={({ target }) => set({ recaptchaSiteKey: target.value.trim() })}
        />
        <SaveBar section={section} revised={props.revised} />
      </form>
      <Secret hasSiteKey={props.revised.settings.recaptchaSiteKey !== ''} />
    </div>
  )
}

/** NaN for what is no number: it stays an empty field, and is refused. */
function daysIn(typed: string): number {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 6)
  return digits === '' ? Number.NaN : Number(digits)
}

/** The secret is handed over and never comes back. */
function Secret({ hasSiteKey }: { hasSiteKey: boolean }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(captchaQuery)
  const [typed, setTyped] = useState('')
  const { sending, send, forget } = useSending()
  const isShort = typed !== '' && typed.trim().length < 10
  if (!data) return <Coming error={error} sentence={t('tenant.failed')} onRetry={refetch} heights={[4]} />
  const { hasOwn, hasCommon } = data
  const save = (secret: string | null) =>
    send(async () => {
      await saveCaptchaSecret(secret)
      setTyped('')
    })
  return (
    <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      {hasSiteKey && !hasOwn && !hasCommon && <Notice tone="warn">{t('tenant.data.noSecret')}</Notice>}
      <TextField
        label={t('tenant.data.secret')}
        hint={t(
          hasOwn ? 'tenant.data.hasSecret' : hasCommon ? 'tenant.data.common' : 'tenant.data.secretHint',
        )}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          forget()
          setTyped(target.value)
        }}
      />
      {sending.state === 'failed' && (
        <Notice tone="error">
          {isFailure(sending.failure, 422) ? t('tenant.wrong.secret') : t(`tenant.refused.${sending.reason}`)}
          <RequestId of={sending.failure} />
        </Notice>
      )}
      <div role="status">
        {sending.state === 'done' && typed === '' && (
          <Notice tone="good" isAnnounced>
            {t('tenant.saved')}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        {typed !== '' && (
          <Button
            type="submit"
            disabledReason={isShort && t('tenant.wrong.secret')}
            loadingVerb={sending.state === 'sending' && t('tenant.saving')}
            onClick={() => void save(typed.trim())}
          >
            {t('tenant.data.saveSecret')}
          </Button>
        )}
        {hasOwn && typed === '' && (
          <Button
            variant="secondary"
            loadingVerb={sending.state === 'sending' && t('tenant.saving')}
            onClick={() => void save(null)}
          >
            {t('tenant.data.dropSecret')}
          </Button>
        )}
      </div>
    </form>
  )
}

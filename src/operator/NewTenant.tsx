import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createOperatedTenant,
  TenantName,
  type OperatedTenant,
  type Quotas,
} from '#shared/contract/operator-tenants.ts'
import { DEFAULT_LANGUAGES, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { TITLE_LENGTH } from '#shared/domain/tenant-settings.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending, type Sending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AdminLink } from './AdminLink.tsx'
import { callOperator } from './call.ts'
import { hostsIn } from './hosts-in.ts'
import { QuotaFields } from './QuotaFields.tsx'
import { refreshTenants } from './queries.ts'
import { REASONS, Refused, type OperatorReason } from './Refused.tsx'
import { hrefOf } from './use-place.ts'
import styles from './Console.module.css'

interface Wanted {
  name: string
  title: string
  /** As they were typed. */
  hosts: string
  languages: readonly Language[]
  defaultLanguage: Language
  timeZone: string
  admin: string
  quotas: Quotas
}

const BLANK: Wanted = {
  name: '',
  title: '',
  hosts: '',
  languages: DEFAULT_LANGUAGES,
  defaultLanguage: 'pl',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  admin: '',
  quotas: { people: null, storageMb: null, mailsPerDay: null },
}

/** Makes a tenant, and hands out the link of its first admin. */
export function NewTenant() {
  const { t } = useTranslation()
  const [values, setValues] = useState(BLANK)
  const [made, setMade] = useState<{ tenant: OperatedTenant; link: string | null } | null>(null)
  const { sending, send, forget } = useSending(REASONS)
  const set = (some: Partial<Wanted>) => {
    forget()
    setValues((before) => ({ ...before, ...some }))
  }
  const { name, title, hosts, languages, defaultLanguage, timeZone, admin, quotas } = values
  const missing = missingIn(values)
  const wrong = wrongFields(sending)
  const submit = () =>
    send(async () => {
      const said = { name, title: title.trim(), timeZone, quotas, defaultLanguage }
      const body = {
        ...said,
        ...{ hosts: hostsIn(hosts), languages: [...languages], admin: admin.trim() || null },
      }
      setMade(await callOperator(createOperatedTenant, { body }))
      await refreshTenants()
    })
  if (made)
    return (
      <MadeTenant
        {...made}
        email={admin}
        onAnother={() => {
          setMade(null)
          setValues(BLANK)
        }}
      />
    )
  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.title}>{t('operator.page.new')}</h1>
        <p className={styles.quiet}>{t('operator.new.about')}</p>
      </div>
      <form
        className={styles.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === null) void submit()
        }}
      >
        <NameFields values={values} onChange={set} />
        <TextArea
          label={t('operator.hosts.label')}
          hint={t('operator.hosts.hint')}
          error={wrong.includes('hosts') ? t('operator.hosts.wrong') : undefined}
          autoCapitalize="none"
          spellCheck={false}
          rows={2}
          value={hosts}
          onChange={({ target }) => set({ hosts: target.value })}
        />
        <LanguageFields values={values} onChange={set} isZoneWrong={wrong.includes('timeZone')} />
        <TextField
          label={t('operator.admin.email')}
          hint={t('operator.admin.hint')}
          error={wrong.includes('admin') ? t('operator.admin.wrong') : undefined}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={admin}
          onChange={({ target }) => set({ admin: target.value })}
        />
        <fieldset className={styles.group}>
          <legend>{t('operator.quota.title')}</legend>
          <QuotaFields value={quotas} onChange={(next) => set({ quotas: next })} />
        </fieldset>
        {wrong.length === 0 && <Refused sending={sending} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            disabledReason={missing !== null && t(`operator.new.missing.${missing}`)}
            loadingVerb={sending.state === 'sending' && t('operator.creating')}
          >
            {t('operator.new.submit')}
          </Button>
        </div>
      </form>
    </>
  )
}

interface MadeTenantProps {
  tenant: OperatedTenant
  link: string | null
  email: string
  onAnother: () => void
}

function MadeTenant({ tenant, link, email, onAnother }: MadeTenantProps) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className={styles.title}>{t('operator.new.done', { title: tenant.title })}</h1>
      <AdminLink link={link} email={email} />
      <p className={styles.quiet}>{t('operator.new.soon', { origin: tenant.origin })}</p>
      <div className={styles.actions}>
        <a className={styles.linkButton} href={hrefOf({ page: 'tenant', id: tenant.id })}>
          {t('operator.new.open')}
        </a>
        <Button variant="secondary" onClick={onAnother}>
          {t('operator.new.another')}
        </Button>
      </div>
    </>
  )
}

interface PartOfForm {
  values: Wanted
  onChange: (some: Partial<Wanted>) => void
}

function NameFields({ values: { title, name }, onChange }: PartOfForm) {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      <TextField
        label={t('operator.new.title')}
        hint={t('operator.new.titleHint')}
        maxLength={TITLE_LENGTH}
        value={title}
        onChange={({ target }) =>
          onChange({ title: target.value, ...(name === nameFor(title) && { name: nameFor(target.value) }) })
        }
      />
      <TextField
        label={t('operator.new.name')}
        hint={t('operator.new.nameHint')}
        error={name !== '' && !TenantName.safeParse(name).success ? t('operator.new.nameWrong') : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={name}
        onChange={({ target }) => onChange({ name: target.value.toLowerCase() })}
      />
    </div>
  )
}

function LanguageFields({ values, onChange, isZoneWrong }: PartOfForm & { isZoneWrong: boolean }) {
  const { t } = useTranslation()
  const { languages, defaultLanguage, timeZone } = values
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('operator.new.languages')}</legend>
        <div className={styles.choices}>
          {LANGUAGES.map(({ shortName, name: language }) => (
            <Checkbox
              key={shortName}
              label={language}
              checked={languages.includes(shortName)}
              onChange={({ target }) => onChange(languagesWith(values, shortName, target.checked))}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.fields}>
        <SelectField
          label={t('operator.new.defaultLanguage')}
          options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
            ({ shortName, name: language }) => ({ id: shortName, label: language, lang: shortName }),
          )}
          value={defaultLanguage}
          onChange={({ target }) => {
            const chosen = languages.find((one) => one === target.value)
            if (chosen) onChange({ defaultLanguage: chosen })
          }}
        />
        <TextField
          label={t('operator.new.timeZone')}
          hint={t('operator.new.timeZoneHint')}
          error={isZoneWrong ? t('operator.new.timeZoneWrong') : undefined}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={timeZone}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        />
      </div>
    </>
  )
}

/** The first field that still has to be filled; null: none. */
function missingIn({ name, title, hosts, languages }: Wanted) {
  if (title.trim() === '') return 'title'
  if (!TenantName.safeParse(name).success) return 'name'
  if (hostsIn(hosts).length === 0) return 'hosts'
  return languages.length === 0 ? 'languages' : null
}

function languagesWith(
  { languages, defaultLanguage }: Wanted,
  language: Language,
  isOn: boolean,
): Partial<Wanted> {
  const next = isOn ? [...languages, language] : languages.filter((one) => one !== language)
  return {
    languages: next,
    defaultLanguage: next.includes(defaultLanguage) ? defaultLanguage : (next[0] ?? language),
  }
}

/** A name that stands in commands, made of what people see. */
function nameFor(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '')
}

/** Names of the fields that the server did not take. */
function wrongFields(sending: Sending<OperatorReason>): string[] {
  const failure = sending.state === 'failed' ? sending.failure : null
  if (!isFailure(failure, 422)) return []
  return (failure.problem?.fields ?? []).map(({ path }) => path.split('.')[0] ?? '')
}

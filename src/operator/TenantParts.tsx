import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { OPERATOR_API } from '#shared/contract/operator.ts'
import {
  changeOperatedTenant,
  inviteTenantAdmin,
  type OperatedTenant,
} from '#shared/contract/operator-tenants.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AdminLink } from './AdminLink.tsx'
import { callOperator } from './call.ts'
import { hostsIn } from './hosts-in.ts'
import { QuotaFields } from './QuotaFields.tsx'
import { refreshTenants } from './queries.ts'
import { REASONS, Refused } from './Refused.tsx'
import styles from './Console.module.css'

export interface PartProps {
  tenant: OperatedTenant
}

interface PartFrameProps {
  title: string
  about?: string
  children: ReactNode
}

/** A sheet of the page of a tenant. */
export function PartFrame({ title, about, children }: PartFrameProps) {
  const id = useId()
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      {about !== undefined && <p className={styles.quiet}>{about}</p>}
      {children}
    </section>
  )
}

type Change = CallInput<typeof changeOperatedTenant>['body']

/** Changes the tenant, and says what became of it. */
function useChange({ id }: OperatedTenant) {
  const { sending, send, forget } = useSending(REASONS)
  const change = (body: Change) =>
    send(async () => {
      await callOperator(changeOperatedTenant, { params: { tenantId: id }, body })
      await refreshTenants()
    })
  return { sending, change, forget }
}

export function QuotaPart({ tenant }: PartProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<OperatedTenant['quotas'] | null>(null)
  const { sending, change, forget } = useChange(tenant)
  const save = async () => {
    if (typed && (await change({ quotas: typed }))) setTyped(null)
  }
  return (
    <PartFrame title={t('operator.quota.title')} about={t('operator.quota.about')}>
      <QuotaFields
        value={typed ?? tenant.quotas}
        onChange={(quotas) => {
          forget()
          setTyped(quotas)
        }}
      />
      <Refused sending={sending} />
      <Saved isDone={sending.state === 'done' && typed === null} />
      {typed && (
        <div className={styles.actions}>
          <Button
            loadingVerb={sending.state === 'sending' && t('operator.saving')}
            onClick={() => void save()}
          >
            {t('operator.save')}
          </Button>
        </div>
      )}
    </PartFrame>
  )
}

export function HostsPart({ tenant }: PartProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const { sending, change, forget } = useChange(tenant)
  const isWrong = sending.state === 'failed' && isFailure(sending.failure, 422)
  const save = async () => {
    if (typed !== null && (await change({ hosts: hostsIn(typed) }))) setTyped(null)
  }
  return (
    <PartFrame title={t('operator.hosts.title')} about={t('operator.hosts.about')}>
      <TextArea
        label={t('operator.hosts.label')}
        hint={t('operator.hosts.hint')}
        error={isWrong ? t('operator.hosts.wrong') : undefined}
        autoCapitalize="none"
        spellCheck={false}
        rows={2}
        value={typed ?? tenant.hosts.join('\n')}
        onChange={({ target }) => {
          forget()
          setTyped(target.value)
        }}
      />
      {!isWrong && <Refused sending={sending} />}
      <Saved isDone={sending.state === 'done' && typed === null} />
      {typed !== null && (
        <div className={styles.actions}>
          <Button
            loadingVerb={sending.state === 'sending' && t('operator.saving')}
            onClick={() => void save()}
          >
            {t('operator.save')}
          </Button>
        </div>
      )}
    </PartFrame>
  )
}

function Saved({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {isDone && (
        <Notice tone="good" isAnnounced>
          {t('operator.saved')}
        </Notice>
      )}
    </div>
  )
}

/** Another admin, for the day on which a tenant has lost its own. */
export function AdminPart({ tenant: { id } }: PartProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [made, setMade] = useState<{ link: string | null; email: string } | null>(null)
  const { sending, send, forget } = useSending(REASONS)
  const isWrong = sending.state === 'failed' && isFailure(sending.failure, 422)
  const invite = () =>
    send(async () => {
      const admin = email.trim()
      const body = { admin: admin === '' ? null : admin }
      const { link } = await callOperator(inviteTenantAdmin, { params: { tenantId: id }, body })
      setMade({ link, email: admin })
      setEmail('')
      await refreshTenants()
    })
  return (
    <PartFrame title={t('operator.admin.title')} about={t('operator.admin.about')}>
      <TextField
        label={t('operator.admin.email')}
        hint={t('operator.admin.hint')}
        error={isWrong ? t('operator.admin.wrong') : undefined}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => {
          forget()
          setMade(null)
          setEmail(target.value)
        }}
      />
      {!isWrong && <Refused sending={sending} />}
      {made && <AdminLink {...made} />}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('operator.creating')}
          onClick={() => void invite()}
        >
          {t('operator.admin.invite')}
        </Button>
      </div>
    </PartFrame>
  )
}

/** Open or suspended, and whether it answers for unknown hosts. */
export function OpeningPart({ tenant }: PartProps) {
  const { t } = useTranslation()
  const { sending, change } = useChange(tenant)
  const isSuspended = tenant.state === 'suspended'
  return (
    <PartFrame
      title={t('operator.opening.title')}
      about={t(isSuspended ? 'operator.opening.closedAbout' : 'operator.opening.openAbout')}
    >
      <Refused sending={sending} />
      <div className={styles.actions}>
        <Button
          variant={isSuspended ? 'primary' : 'secondary'}
          loadingVerb={sending.state === 'sending' && t('operator.saving')}
          onClick={() => void change({ isSuspended: !isSuspended })}
        >
          {t(isSuspended ? 'operator.opening.resume' : 'operator.opening.suspend')}
        </Button>
        {!tenant.isDefault && (
          <Button variant="secondary" onClick={() => void change({ isDefault: true })}>
            {t('operator.opening.makeDefault')}
          </Button>
        )}
      </div>
      {!tenant.isDefault && <p className={styles.quiet}>{t('operator.opening.defaultAbout')}</p>}
    </PartFrame>
  )
}

export function ArchivePart({ tenant: { id } }: PartProps) {
  const { t } = useTranslation()
  return (
    <PartFrame title={t('operator.archive.title')} about={t('operator.archive.about')}>
      <div className={styles.actions}>
        <a className={styles.linkButton} href={`${OPERATOR_API}/tenants/${id}/archive`} download>
          <DownloadSimpleIcon aria-hidden="true" />
          {t('operator.archive.save')}
        </a>
      </div>
    </PartFrame>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteOperatedTenant } from '#shared/contract/operator-tenants.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { callOperator } from './call.ts'
import { refreshTenants } from './queries.ts'
import { REASONS, Refused } from './Refused.tsx'
import { PartFrame, type PartProps } from './TenantParts.tsx'
import styles from './Console.module.css'

/** All of a tenant goes, once its name is typed. */
export function DeletePart({ tenant }: PartProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <PartFrame title={t('operator.delete.title')} about={t('operator.delete.about')}>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabledReason={tenant.isDefault && t('operator.refused.isDefault')}
          onClick={() => setOpen(true)}
        >
          {t('operator.delete.begin')}
        </Button>
      </div>
      {isOpen && <DeletePopup tenant={tenant} onClose={() => setOpen(false)} />}
    </PartFrame>
  )
}

function DeletePopup({ tenant: { id, name, title }, onClose }: PartProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { sending, send, forget } = useSending(REASONS)
  const remove = async () => {
    const isDone = await send(async () => {
      await callOperator(deleteOperatedTenant, { params: { tenantId: id }, body: { name: typed } })
      await refreshTenants()
    })
    if (isDone) onClose()
  }
  return (
    <Popup
      label={t('operator.delete.title')}
      closeLabel={t('operator.delete.cancel')}
      onClose={onClose}
      footer={
        <Button
          wide
          disabledReason={typed !== name && t('operator.delete.type', { name })}
          loadingVerb={sending.state === 'sending' && t('operator.delete.deleting')}
          onClick={() => void remove()}
        >
          {t('operator.delete.submit')}
        </Button>
      }
    >
      <div className={styles.form}>
        <h2 className={styles.name}>{t('operator.delete.sure', { title })}</h2>
        <p className={styles.quiet}>{t('operator.delete.forGood')}</p>
        <TextField
          label={t('operator.delete.type', { name })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={({ target }) => {
            forget()
            setTyped(target.value)
          }}
        />
        <Refused sending={sending} />
      </div>
    </Popup>
  )
}

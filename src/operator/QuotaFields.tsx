import { useTranslation } from 'react-i18next'
import type { Quotas } from '#shared/contract/operator-tenants.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { quotaIn } from './hosts-in.ts'
import styles from './Console.module.css'

const NAMES = ['people', 'storageMb', 'mailsPerDay'] as const

interface QuotaFieldsProps {
  value: Quotas
  onChange: (quotas: Quotas) => void
}

/** What a tenant may use at most; an empty field is no limit. */
export function QuotaFields({ value, onChange }: QuotaFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={t(`operator.quota.${name}`)}
          hint={t(name === 'storageMb' ? 'operator.quota.serverLimit' : 'operator.quota.none')}
          inputMode="numeric"
          autoComplete="off"
          value={value[name] === null ? '' : String(value[name])}
          onChange={({ target }) => onChange({ ...value, [name]: quotaIn(target.value) })}
        />
      ))}
    </div>
  )
}

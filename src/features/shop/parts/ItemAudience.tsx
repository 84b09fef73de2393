import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import form from './ItemForm.module.css'
import type { DeskRoom } from './desk-room.ts'

interface ItemAudienceProps {
  teams: DeskRoom['teams']
  /** Null: everybody. */
  chosen: readonly string[] | null
  error: string | undefined
  onChange: (chosen: readonly string[] | null) => void
}

const AUDIENCES = ['all', 'teams'] as const

/** Who sees an item: everybody, or the members of some teams. */
export function ItemAudience({ teams, chosen, error, onChange }: ItemAudienceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={form.group}>
      <legend>{t('shop.desk.audience.label')}</legend>
      <Choice
        label={t('shop.desk.audience.label')}
        options={AUDIENCES.map((id) => ({ id, label: t(`shop.desk.audience.${id}`) }))}
        value={chosen === null ? 'all' : 'teams'}
        onChange={(id) => onChange(id === 'all' ? null : [])}
      />
      {chosen !== null && (
        <div className={form.teams}>
          {teams.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </div>
      )}
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </fieldset>
  )
}

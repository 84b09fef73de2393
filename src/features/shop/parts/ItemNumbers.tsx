import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/TextField.tsx'
import form from './ItemForm.module.css'
import type { ItemDraft, ItemField } from './item-draft.ts'

interface ItemNumbersProps {
  draft: ItemDraft
  errorAt: (field: ItemField) => string | undefined
  onChange: (more: Partial<ItemDraft>) => void
}

/** What an item costs, how many there are, and from when to when it is on sale. */
export function ItemNumbers({ draft, errorAt, onChange }: ItemNumbersProps) {
  const { t } = useTranslation()
  return (
    <div className={form.fields}>
      <TextField
        label={t('shop.desk.price')}
        error={errorAt('price')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <TextField
        label={t('shop.desk.stock')}
        hint={t('shop.desk.stockHint')}
        error={errorAt('stock')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.stock}
        onChange={({ target }) => onChange({ stock: target.value })}
      />
      <TextField
        label={t('shop.desk.opensOn')}
        type="date"
        value={draft.opensOn}
        onChange={({ target }) => onChange({ opensOn: target.value })}
      />
      <TextField
        label={t('shop.desk.closesOn')}
        error={errorAt('closesOn')}
        type="date"
        value={draft.closesOn}
        onChange={({ target }) => onChange({ closesOn: target.value })}
      />
    </div>
  )
}

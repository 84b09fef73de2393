import { useTranslation } from 'react-i18next'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import type { BeginKind, BeginSource } from '../rules/begin-kinds.ts'
import styles from './Content.module.css'

interface BeginSourceFieldsProps {
  kinds: readonly BeginKind[]
  kind: BeginKind
  /** Of this kind. */
  sources: readonly BeginSource[]
  from: string
  onKind: (kind: BeginKind) => void
  onFrom: (folder: string) => void
}

/** What a new adventure begins as: a sort of thing, what that means, and which one of it. */
export function BeginSourceFields({ kinds, kind, sources, from, onKind, onFrom }: BeginSourceFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.stack}>
      <h3>{t('content.begin.from')}</h3>
      <Choice
        label={t('content.begin.from')}
        options={kinds.map((id) => ({ id, label: t(`content.begin.kind.${id}`) }))}
        value={kind}
        onChange={onKind}
      />
      <p className={styles.note} role="status">
        {t(`content.begin.means.${kind}`)}
      </p>
      {sources.length > 0 && (kind !== 'starter' || sources.length > 1) && (
        <SelectField
          label={t('content.begin.which')}
          options={sources.map(({ folder, name }) => ({ id: folder, label: name }))}
          value={from}
          onChange={({ target }) => onFrom(target.value)}
        />
      )}
    </div>
  )
}

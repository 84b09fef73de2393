import { useTranslation } from 'react-i18next'
import type { OperatorEntry } from '#shared/contract/operator.ts'
import { OPERATOR_FIELDS, type OperatorField } from '#shared/domain/operator-log.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Console.module.css'

/** What an action has changed, name by name; what stayed as it was is left out. */
export function LogValues({ entry: { before, after } }: { entry: OperatorEntry }) {
  const { t } = useTranslation()
  const say = useSaid()
  const isChange = before !== null && after !== null
  const changed = OPERATOR_FIELDS.filter(
    (field) =>
      (has(before, field) || has(after, field)) &&
      !(isChange && JSON.stringify(before[field] ?? null) === JSON.stringify(after[field] ?? null)),
  )
  if (changed.length === 0) return null
  return (
    <dl className={styles.values}>
      {changed.map((field) => (
        <div key={field}>
          <dt>{t(`operator.log.field.${field}`)}</dt>
          <dd>
            {before !== null && (
              <del>
                <VisuallyHidden>{t('operator.log.before')} </VisuallyHidden>
                {say(field, before[field])}
              </del>
            )}
            {isChange && <span aria-hidden="true"> → </span>}
            {after !== null && (
              <ins>
                {isChange && <VisuallyHidden> {t('operator.log.after')} </VisuallyHidden>}
                {say(field, after[field])}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const has = (values: OperatorEntry['before'], field: OperatorField) => values !== null && field in values

/** A value in words: what is missing means something else in each field. */
function useSaid(): (field: OperatorField, value: unknown) => string {
  const { t, i18n } = useTranslation()
  return (field, value) => {
    if (typeof value === 'number') return value.toLocaleString(i18n.language)
    if (typeof value === 'string') return value
    if (Array.isArray(value) && value.length > 0) return value.map(String).join(', ')
    if (field === 'hosts') return t('operator.log.noHosts')
    return field === 'email' ? t('operator.log.anyone') : t('operator.log.noLimit')
  }
}

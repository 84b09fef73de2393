import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#shared/contract/audit.ts'
import { isAuditField } from '#shared/domain/audit-fields.ts'
import { ROLES } from '#shared/domain/roles.ts'
import styles from './Audit.module.css'

/** A setting of the tenant as the settings call it. */
interface NamedSetting {
  label: string
  /** What is on there is off here. */
  isInverted: boolean
}

export interface EntryValuesProps {
  entry: Pick<AuditEntry, 'before' | 'after'>
  /** People and teams by their ids. */
  names: Readonly<Record<string, string>>
  /** By its name in the log; null for what is no setting. */
  settingAt: (key: string) => NamedSetting | null
}

/** What differs, name by name. */
export function EntryValues({ entry: { before, after }, names: named, settingAt }: EntryValuesProps) {
  const { t } = useTranslation()
  const labelOf = useLabels()
  const say = useSaid(named)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const lines = names.map((name) => {
    const setting = settingAt(name.slice(name.indexOf('.') + 1))
    const isSetting = setting !== null && IN_SETTINGS.test(name)
    const seen = (value: unknown) =>
      isSetting && setting.isInverted && typeof value === 'boolean' ? !value : value
    return [isSetting ? setting.label : labelOf(name), say(seen(before?.[name])), say(seen(after?.[name]))]
  })
  // two switches of the specification are one setting
  const distinct = [...new Map(lines.map((line) => [line.join('\n'), line])).entries()]
  if (names.length === 0) return <p className={styles.quiet}>{t('audit.same')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {distinct.map(([key, [label, was, is]]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Columns that settings lie in, as `look.title`. */
const IN_SETTINGS = /^(look|features|params)\../

/** Other columns, and own wording: `words.en.login.title`. */
function useLabels(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => {
    const [column = '', ...inside] = name.split('.')
    if (inside.length === 0) return isAuditField(column) ? t(`audit.of.${column}`) : name
    const [language = '', ...key] = inside
    return column === 'words' && key.length > 0
      ? t('audit.value.wording', { language, key: key.join('.') })
      : name
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:/
const DAY = /^\d{4}-\d\d-\d\d$/

/** A value as a person reads it: moments and days by the language, roles, names and yes or no in words. */
function useSaid(named: EntryValuesProps['names']): (value: unknown) => string {
  const { t, i18n } = useTranslation()
  const say = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no')
    if (typeof value === 'number') return value.toLocaleString(i18n.language)
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(say).join(', ')
    if (typeof value !== 'string') return JSON.stringify(value)
    // a translator is a person with a language
    const [id = '', ...more] = value.split(' ')
    if (named[id] !== undefined) return [named[id], ...more].join(' ')
    const role = ROLES.find((one) => one === value)
    if (role) return t(`audit.role.${role}`)
    if (MOMENT.test(value))
      return new Date(value).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
    return DAY.test(value)
      ? new Date(value).toLocaleDateString(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
      : value
  }
  return say
}

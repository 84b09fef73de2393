import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { TEXT_FORMS } from '#shared/domain/own-words.ts'
import {
  asSeen,
  isSettingName,
  PICTURE_USES,
  type TenantSettingName,
} from '#shared/domain/tenant-settings.ts'
import { FIRST_WEEKDAYS } from '#shared/domain/week.ts'
import { parseHex } from '#shared/domain/oklch.ts'
import { zoneName } from '#src/lib/time-zones/time-zones.ts'
import styles from '../Tenant.module.css'
import { Swatch } from './Swatch.tsx'

const isPicture = (field: TenantSettingName): boolean => PICTURE_USES.some((use) => use === field)

/** The value of a setting, or of a text in words of one's own, as a person reads it. */
export function SettingValue({ field, value }: { field: string; value: unknown }) {
  return isSettingName(field) ? <Value field={field} value={value} /> : <Wording value={value} />
}

function Wording({ value }: { value: unknown }) {
  const { t, i18n } = useTranslation()
  const forms = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const said = TEXT_FORMS.filter((form) => forms.has(form))
  if (said.length > 0) {
    return (
      <>
        {said.map((form) => (
          <q key={form}>{String(forms.get(form))} </q>
        ))}
      </>
    )
  }
  return <span lang={i18n.language}>{t('tenant.changes.product')}</span>
}

function Value({ field, value }: { field: TenantSettingName; value: unknown }) {
  const { t, i18n } = useTranslation()
  const name = (code: unknown) => nameOfLanguage(String(code))
  if (typeof value === 'boolean')
    return <>{t(asSeen(field, value) ? 'tenant.value.on' : 'tenant.value.off')}</>
  if (field === 'languages' && Array.isArray(value)) return <>{value.map(name).join(', ')}</>
  if (field === 'defaultLanguage') return <>{name(value)}</>
  if (field === 'firstWeekday') return <>{t(`tenant.weekday.${weekdayIn(value)}`)}</>
  if (field === 'streak_type') return <>{t(value === 'week' ? 'tenant.streak.week' : 'tenant.streak.day')}</>
  if (field === 'streak_qualifier')
    return <>{t(value === 'task' ? 'tenant.streak.task' : 'tenant.streak.visit')}</>
  if (field === 'timeZone') return <>{zoneName(String(value), i18n.language)}</>
  if (field === 'footer') return <>{titlesIn(value) || t('tenant.value.none')}</>
  if (isPicture(field)) {
    if (value === '' || typeof value !== 'string') return <>{t('tenant.value.none')}</>
    return <img className={styles.thumb} src={value} alt={t(`tenant.field.${field}`)} loading="lazy" />
  }
  const hex = parseHex(value)
  return hex ? <Swatch hex={hex} /> : <>{String(value)}</>
}

function weekdayIn(value: unknown) {
  return FIRST_WEEKDAYS.find((first) => first === value) ?? 'monday'
}

function titlesIn(entries: unknown): string {
  if (!Array.isArray(entries)) return ''
  return entries.map((entry: unknown) => titleOf(entry)).join(', ')
}

function titleOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'title' in entry ? String(entry.title) : ''
}

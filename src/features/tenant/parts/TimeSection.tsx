import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_WEEKDAYS } from '#shared/domain/week.ts'
import { STREAK_PERIODS, STREAK_QUALIFIERS } from '#shared/domain/tenant-settings.ts'
import { zoneChoice, zoneChoices } from '#src/lib/time-zones/time-zones.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'
import { SaveBar } from './SaveBar.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'

const BONUSES = ['streak_bonus_points', 'streak_bonus_coins'] as const

/** When days begin, and what keeps a streak. */
export function TimeSection(props: SectionProps) {
  const { t, i18n } = useTranslation()
  const section = useSection(props)
  const { values, isWrong, set } = section
  const { timeZone } = values
  const [now] = useState(() => new Date())
  const zones = useMemo(() => {
    const known = zoneChoices(now, i18n.language)
    return known.some(({ id }) => id === timeZone)
      ? known
      : [zoneChoice(timeZone, now, i18n.language), ...known]
  }, [timeZone, now, i18n.language])
  return (
    <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label={t('tenant.field.timeZone')}
        hint={t('tenant.time.hint')}
        options={zones}
        value={timeZone}
        onChange={(zone) => set({ timeZone: zone })}
        noneText={t('tenant.time.none')}
      />
      {isWrong('timeZone') && <Notice tone="error">{t('tenant.wrong.timeZone')}</Notice>}
      <div className={styles.choice}>
        <span className={styles.name} aria-hidden="true">
          {t('tenant.field.firstWeekday')}
        </span>
        <Choice
          label={t('tenant.field.firstWeekday')}
          options={FIRST_WEEKDAYS.map((id) => ({ id, label: t(`tenant.weekday.${id}`) }))}
          value={values.firstWeekday}
          onChange={(first) => set({ firstWeekday: first })}
        />
        <p className={styles.quiet}>{t('tenant.time.weekHint')}</p>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('tenant.streak.title')}</legend>
        {!values.streak_enabled && <Notice>{t('tenant.streak.isOff')}</Notice>}
        <div className={styles.choice}>
          <span className={styles.name} aria-hidden="true">
            {t('tenant.field.streak_type')}
          </span>
          <Choice
            label={t('tenant.field.streak_type')}
            options={STREAK_PERIODS.map((id) => ({ id, label: t(`tenant.streak.${id}`) }))}
            value={values.streak_type}
            onChange={(period) => set({ streak_type: period })}
          />
        </div>
        <div className={styles.choice}>
          <span className={styles.name} aria-hidden="true">
            {t('tenant.field.streak_qualifier')}
          </span>
          <Choice
            label={t('tenant.field.streak_qualifier')}
            options={STREAK_QUALIFIERS.map((id) => ({ id, label: t(`tenant.streak.${id}`) }))}
            value={values.streak_qualifier}
            onChange={(act) => set({ streak_qualifier: act })}
          />
        </div>
        <div className={styles.fields}>
          {BONUSES.map((name) => (
            <TextField
              key={name}
              label={t(`tenant.field.${name}`)}
              hint={t('tenant.streak.bonusHint')}
              error={isWrong(name) ? t('tenant.wrong.bonus') : undefined}
              inputMode="numeric"
              autoComplete="off"
              value={Number.isNaN(values[name]) ? '' : String(values[name])}
              onChange={({ target }) => set({ [name]: numberIn(target.value) })}
            />
          ))}
        </div>
      </fieldset>
      <SaveBar section={section} revised={props.revised} />
    </form>
  )
}

/** NaN for what is no number: it stays an empty field, and is refused. */
function numberIn(typed: string): number {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 9)
  return digits === '' ? Number.NaN : Number(digits)
}

import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { ACCOMMODATION_SWITCHES, NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import { SPOKEN_DETAILS, TEXT_SIZES, type Accommodations } from '#shared/domain/accommodations.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { saveAccommodations } from './calls.ts'
import { SavingNote } from './parts/SavingNote.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'

/** Percent. */
const VOLUMES = [20, 40, 60, 80, 100] as const

/** What I need otherwise than it is: each is saved by itself, holds at once and on every device, and turns back where the server did not take it. */
export function AccommodationsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const { sending, send } = useSending()
  const saved = profile.accommodations ?? NO_ACCOMMODATIONS
  const [shown, show] = useOptimistic(saved, (now, change: Partial<Accommodations>) => ({
    ...now,
    ...change,
  }))
  const change = (wanted: Partial<Accommodations>) => {
    const sent = send(() => saveAccommodations(wanted))
    startTransition(async () => {
      show(wanted)
      await sent
    })
  }
  return (
    <Section
      id="accommodations"
      title={t('profile.accommodations.title')}
      about={t('profile.accommodations.about')}
      note={<SavingNote sending={sending} />}
    >
      <div className={styles.rows}>
        <SelectField
          label={t('profile.accommodations.textSize')}
          options={TEXT_SIZES.map((size) => ({ id: String(size), label: percent(size) }))}
          value={String(shown.textSize)}
          onChange={({ target }) =>
            change({ textSize: TEXT_SIZES.find((size) => String(size) === target.value) ?? 100 })
          }
        />
        {ACCOMMODATION_SWITCHES.map((one) => (
          <Switch
            key={one}
            label={t(`profile.accommodations.${one}`)}
            hint={t(`profile.accommodations.hint.${one}`)}
            isOn={shown[one]}
            onChange={(isOn) => change({ [one]: isOn })}
          />
        ))}
        {shown.isMapHeard && (
          <SelectField
            label={t('profile.accommodations.mapVolume')}
            options={VOLUMES.map((volume) => ({ id: String(volume), label: percent(volume) }))}
            value={String(shown.mapVolume)}
            onChange={({ target }) => change({ mapVolume: Number(target.value) })}
          />
        )}
        <SelectField
          label={t('profile.accommodations.spokenDetail')}
          hint={t('profile.accommodations.hint.spokenDetail')}
          options={SPOKEN_DETAILS.map((detail) => ({
            id: detail,
            label: t(`profile.accommodations.detail.${detail}`),
          }))}
          value={shown.spokenDetail}
          onChange={({ target }) =>
            change({ spokenDetail: SPOKEN_DETAILS.find((detail) => detail === target.value) ?? 'normal' })
          }
        />
        <p className={styles.about}>{t('profile.accommodations.examTime')}</p>
      </div>
    </Section>
  )
}

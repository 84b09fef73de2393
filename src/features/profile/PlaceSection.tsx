import { useMemo, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { isLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { pick } from '#src/i18n/setup.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { zoneChoice, zoneChoices, zoneName } from '#src/lib/time-zones/time-zones.ts'
import { Button } from '#src/ui/Button.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { saveProfile } from './save-profile.ts'
import { SaveRow } from './parts/SaveRow.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'
import { useSectionForm } from './parts/use-section-form.ts'

interface PlaceSectionProps {
  profile: Profile
  /** What the tenant offers. */
  languages: readonly Language[]
}

interface Place {
  language: string
  timeZone: string | null
}

const FIELDS = ['language', 'timeZone'] as const

/** The language that I chose for everywhere, and where my day begins. */
export function PlaceSection({ profile, languages }: PlaceSectionProps) {
  const { t, i18n } = useTranslation()
  const [now] = useState(() => new Date())
  const zones = useMemo(() => zoneChoices(now, i18n.language), [now, i18n.language])
  const mine = browserTimeZone()
  const zone = zoneName(mine, i18n.language)
  const form = useSectionForm<Place>({
    section: 'place',
    owner: profile.id,
    values: placeOf(profile, i18n.language),
    fields: FIELDS,
    draftFields: FIELDS,
    send: savePlace,
  })
  return (
    <Section id="place" title={t('profile.place.title')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <div className={styles.pair}>
          <SelectField
            label={t('profile.language')}
            hint={t('profile.place.languageHint')}
            options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
              ({ shortName, name }) => ({ id: shortName, label: name, lang: shortName }),
            )}
            {...form.register('language')}
          />
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field }) => (
              <div className={styles.field}>
                <Combobox
                  label={t('profile.place.timeZone')}
                  hint={t('profile.place.timeZoneHint')}
                  options={withChosen(zones, field.value, now, i18n.language)}
                  value={field.value}
                  onChange={field.onChange}
                  placeholder={t('profile.place.asDevice', { zone })}
                  noneText={t('profile.place.none')}
                />
                {field.value !== mine && (
                  <Button variant="secondary" onClick={() => field.onChange(mine)}>
                    {t(field.value === null ? 'profile.place.keepMine' : 'profile.place.takeMine', { zone })}
                  </Button>
                )}
              </div>
            )}
          />
        </div>
        <SaveRow form={form} />
      </form>
    </Section>
  )
}

/** The words of the page follow the choice at once, as they will wherever the player signs in. */
async function savePlace({ language, timeZone }: Place): Promise<Place> {
  const profile = await saveProfile({
    ...(isLanguage(language) && { language }),
    ...(timeZone !== null && { timeZone }),
  })
  if (isLanguage(language)) await pick(language)
  return placeOf(profile, language)
}

function placeOf({ language, timeZone }: Profile, spoken: string): Place {
  return { language: language ?? spoken, timeZone }
}

function withChosen(
  zones: ReturnType<typeof zoneChoices>,
  chosen: string | null,
  now: Date,
  language: string,
) {
  return chosen === null || zones.some(({ id }) => id === chosen)
    ? zones
    : [zoneChoice(chosen, now, language), ...zones]
}

import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { ACCOMMODATION_SWITCHES } from '#shared/domain/accommodation-defaults.ts'
import { TEXT_SIZES, type Accommodations } from '#shared/domain/accommodations.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { changePerson } from '../calls.ts'
import styles from '../People.module.css'
import { Said } from './Said.tsx'
import { useAction } from './use-action.ts'

/** What a person needs otherwise, for who asks an admin to set it. The person sees it in the settings, and may change it. */
export function AccommodationsOfPerson({ person: { id, accommodations } }: { person: Person }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const { sending, send } = useAction()
  const change = (wanted: Partial<Accommodations>) =>
    void send(() => changePerson(id, { accommodations: wanted }))
  return (
    <section className={styles.stack}>
      <div>
        <h2>{t('profile.accommodations.title')}</h2>
        <p className={styles.quiet}>{t('people.accommodations.about')}</p>
      </div>
      <div className={styles.fields}>
        <SelectField
          label={t('profile.accommodations.textSize')}
          options={TEXT_SIZES.map((size) => ({ id: String(size), label: percent(size) }))}
          value={String(accommodations.textSize)}
          onChange={({ target }) =>
            change({ textSize: TEXT_SIZES.find((size) => String(size) === target.value) ?? 100 })
          }
        />
      </div>
      {ACCOMMODATION_SWITCHES.map((one) => (
        <Switch
          key={one}
          label={t(`profile.accommodations.${one}`)}
          hint={t(`profile.accommodations.hint.${one}`)}
          isOn={accommodations[one]}
          onChange={(isOn) => change({ [one]: isOn })}
        />
      ))}
      <Said sending={sending} />
    </section>
  )
}

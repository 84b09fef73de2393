import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NAME_LENGTH } from '#shared/contract/fields.ts'
import type { Profile } from '#shared/contract/player.ts'
import { formOfAddress, FORMS_OF_ADDRESS, type FormOfAddress } from '#shared/domain/form-of-address.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { saveProfile } from './save-profile.ts'
import { RULES } from './parts/field-errors.ts'
import { SaveRow } from './parts/SaveRow.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'
import address from './parts/Address.module.css'
import { useSectionForm } from './parts/use-section-form.ts'

interface Names {
  firstName: string
  lastName: string
  displayName: string
  formOfAddress: FormOfAddress
}

const FIELDS = ['firstName', 'lastName', 'displayName', 'formOfAddress'] as const

/** First, last and display name, and how I am spoken of (PROTIP-3). */
export function AboutSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const names = namesOf(profile)
  const form = useSectionForm<Names>({
    section: 'about',
    owner: profile.id,
    values: names,
    fields: FIELDS,
    draftFields: FIELDS,
    send: async ({ formOfAddress: chosen, ...typed }) => {
      // what was only guessed is no choice
      const choice = chosen !== names.formOfAddress && { formOfAddress: chosen }
      return namesOf(await saveProfile({ ...typed, ...choice }))
    },
  })
  const { register, errorAt, control } = form
  return (
    <Section id="about" title={t('profile.about.title')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <div className={styles.pair}>
          <TextField
            label={t('profile.about.firstName')}
            error={errorAt('firstName')}
            autoComplete="given-name"
            maxLength={NAME_LENGTH}
            {...register('firstName', RULES.name)}
          />
          <TextField
            label={t('profile.about.lastName')}
            error={errorAt('lastName')}
            autoComplete="family-name"
            maxLength={NAME_LENGTH}
            {...register('lastName', RULES.name)}
          />
        </div>
        <TextField
          label={t('profile.about.displayName')}
          hint={t('profile.about.displayNameHint')}
          error={errorAt('displayName')}
          autoComplete="nickname"
          maxLength={NAME_LENGTH}
          {...register('displayName', RULES.name)}
        />
        <Controller
          control={control}
          name="formOfAddress"
          render={({ field }) => (
            <div className={address.field}>
              <span className={address.label} aria-hidden>
                {t('profile.about.address')}
              </span>
              <Choice
                label={t('profile.about.address')}
                options={FORMS_OF_ADDRESS.map((id) => ({ id, label: t(`profile.about.${id}`) }))}
                value={field.value}
                onChange={field.onChange}
              />
              <p className={address.example}>{t(`profile.about.example.${field.value}`)}</p>
            </div>
          )}
        />
        <SaveRow form={form} />
      </form>
    </Section>
  )
}

function namesOf({ firstName, lastName, displayName, formOfAddress: chosen }: Profile): Names {
  return { firstName, lastName, displayName, formOfAddress: formOfAddress(chosen, firstName) }
}

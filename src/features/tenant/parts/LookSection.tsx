import { useTranslation } from 'react-i18next'
import { LOOK_COLOURS, PICTURE_USES, TITLE_LENGTH } from '#shared/domain/tenant-settings.ts'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'
import { ColourField } from './ColourField.tsx'
import { KitSample } from './KitSample.tsx'
import { PictureField } from './PictureField.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'

/** How the tenant is called and what it wears (SHELL-6). */
export function LookSection(props: SectionProps) {
  const { t } = useTranslation()
  const section = useSection(props)
  const { values, isWrong, set } = section
  return (
    <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t('tenant.field.title')}
        hint={t('tenant.look.titleHint')}
        error={isWrong('title') ? t('tenant.wrong.title') : undefined}
        maxLength={TITLE_LENGTH}
        autoComplete="off"
        value={values.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <div className={styles.beside}>
        <fieldset className={styles.group}>
          <legend>{t('tenant.look.colours')}</legend>
          {LOOK_COLOURS.map((name) => (
            <ColourField
              key={name}
              label={t(`tenant.field.${name}`)}
              hint={t(`tenant.look.${name}`)}
              value={values[name]}
              isWrong={isWrong(name)}
              onChange={(hex) => set({ [name]: hex })}
            />
          ))}
        </fieldset>
        <KitSample settings={values} />
      </div>
      <fieldset className={styles.group}>
        <legend>{t('tenant.look.pictures')}</legend>
        <div className={styles.pictures}>
          {PICTURE_USES.map((use) => (
            <PictureField
              key={use}
              use={use}
              address={values[use]}
              isWrong={isWrong(use)}
              onChange={(address) => set({ [use]: address })}
            />
          ))}
        </div>
      </fieldset>
      <SaveBar section={section} revised={props.revised} />
    </form>
  )
}

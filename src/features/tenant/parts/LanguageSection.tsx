import { useTranslation } from 'react-i18next'
import { isLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from '../Tenant.module.css'
import { SaveBar } from './SaveBar.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'

/** What is offered, and what a newcomer begins with (LANG-1). */
export function LanguageSection(props: SectionProps) {
  const { t } = useTranslation()
  const section = useSection(props)
  const { values, isWrong, set } = section
  const { languages, defaultLanguage } = values

  const offer = (code: Language, isOffered: boolean) => {
    const next = LANGUAGES.map(({ shortName }) => shortName).filter((one) =>
      one === code ? isOffered : languages.includes(one),
    )
    const [first] = next
    // the first language is always an offered one
    const moves = first !== undefined && !next.includes(defaultLanguage)
    set({ languages: next, ...(moves && { defaultLanguage: first }) })
  }
  return (
    <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.group} aria-describedby="tenant-languages">
        <legend>{t('tenant.field.languages')}</legend>
        <p id="tenant-languages" className={styles.quiet}>
          {t('tenant.languages.hint')}
        </p>
        {LANGUAGES.map(({ shortName, name }) => (
          <Checkbox
            key={shortName}
            label={<span lang={shortName}>{name}</span>}
            checked={languages.includes(shortName)}
            onChange={({ target }) => offer(shortName, target.checked)}
          />
        ))}
        <div role="alert">
          {isWrong('languages') && <p className={styles.error}>{t('tenant.wrong.languages')}</p>}
        </div>
      </fieldset>
      <SelectField
        label={t('tenant.field.defaultLanguage')}
        hint={t('tenant.languages.defaultHint')}
        error={isWrong('defaultLanguage') ? t('tenant.wrong.defaultLanguage') : undefined}
        options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
          ({ shortName, name }) => ({ id: shortName, label: name, lang: shortName }),
        )}
        value={defaultLanguage}
        onChange={({ target }) => isLanguage(target.value) && set({ defaultLanguage: target.value })}
      />
      <SaveBar section={section} revised={props.revised} />
    </form>
  )
}

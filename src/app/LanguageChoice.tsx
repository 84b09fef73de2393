import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/domain/languages.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { changeLanguage } from '#src/flows/change-language.ts'
import styles from './LanguageChoice.module.css'
import { offeredLanguages } from './startup.ts'

/** The language inside the me panel: saves and reloads, and the place is kept (LANG-2). */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const settings = usePlatform((platform) => platform.settings)
  const offered = LANGUAGES.filter(({ shortName }) => offeredLanguages(settings).includes(shortName))
  if (offered.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('profile.language')}</legend>
      {offered.map(({ shortName, name }) => (
        <label key={shortName} className={styles.option}>
          <input
            type="radio"
            name="language"
            value={shortName}
            checked={i18n.language === shortName}
            onChange={() => void changeLanguage(shortName, false)}
          />
          <span lang={shortName}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

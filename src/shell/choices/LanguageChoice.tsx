import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { changeLanguage } from '#src/flows/change-language.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './LanguageChoice.module.css'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'

/**
 * The language inside the me panel: saves and reloads, and the place is kept (LANG-2). Buttons, for an arrow key that
 * walks through radio buttons would choose each on its way.
 */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const settings = usePlatform((platform) => platform.settings)
  const [isRefused, setRefused] = useState(false)
  const offered = LANGUAGES.filter(({ shortName }) => offeredLanguages(settings).includes(shortName))
  if (offered.length < 2) return null

  const pick = async (language: Language) => {
    setRefused(false)
    try {
      await changeLanguage(language)
    } catch (error) {
      // The shell shows every other failure.
      setRefused(isFailure(error) && error.kind === 'refused')
    }
  }

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('profile.language')}</legend>
      {offered.map(({ shortName, name }) => {
        const isSpoken = i18n.language === shortName
        return (
          <button
            key={shortName}
            type="button"
            className={styles.option}
            lang={shortName}
            aria-pressed={isSpoken}
            onClick={() => {
              if (!isSpoken) void pick(shortName)
            }}
          >
            {name}
          </button>
        )
      })}
      {isRefused && (
        <div className={styles.refused}>
          <Notice tone="error">{t('profile.languageRefused')}</Notice>
        </div>
      )}
    </fieldset>
  )
}

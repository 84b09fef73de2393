import { useTranslation } from 'react-i18next'
import { isLanguage, LANGUAGES } from '#shared/domain/languages.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { pick } from '#src/i18n/setup.ts'
import { GlobeSimpleIcon } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { offeredLanguages } from './startup.ts'

/** The choice of language on the front door, which neither saves nor reloads; absent where there is none (LANG-2, LANG-3). */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const settings = usePlatform((platform) => platform.settings)
  const offered = LANGUAGES.filter(({ shortName }) => offeredLanguages(settings).includes(shortName))
  if (offered.length < 2) return null
  return (
    <Menu
      label={t('session.language')}
      align="end"
      trigger={
        <>
          <GlobeSimpleIcon />
          {LANGUAGES.find(({ shortName }) => shortName === i18n.language)?.name}
        </>
      }
      items={offered.map(({ shortName, name }) => ({
        id: shortName,
        label: name,
        lang: shortName,
        isChecked: shortName === i18n.language,
      }))}
      onPick={(id) => {
        if (isLanguage(id)) void pick(id)
      }}
    />
  )
}

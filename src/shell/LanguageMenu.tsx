import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isLanguage, type Language, LANGUAGES, nameOfLanguage } from '#shared/domain/languages.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useSession } from '#src/features/session/store.ts'
import { changeLanguage } from '#src/flows/change-language.ts'
import { pick } from '#src/i18n/setup.ts'
import { GlobeSimpleIcon } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { isSpokenAtOnce } from '#src/navigation/paths.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'

/** The choice of language where there is no map: on the auth pages and in the player area; absent where there is none (LANG-3). */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
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
          {nameOfLanguage(i18n.language)}
        </>
      }
      items={offered.map(({ shortName, name }) => ({
        id: shortName,
        label: name,
        lang: shortName,
        isChecked: shortName === i18n.language,
      }))}
      onPick={(id) => {
        if (isLanguage(id)) void (isSpokenAtOnce(pathname) ? pickAtOnce(id) : saveOrPick(id))
      }}
    />
  )
}

/** Without a reload (LANG-2). A signed-in person's language is the profile's: mails and other devices follow it. */
async function pickAtOnce(language: Language): Promise<void> {
  await pick(language)
  if (useSession.getState().state !== 'true') return
  await import('#src/features/profile/save-profile.ts')
    .then(({ saveProfile }) => saveProfile({ language }))
    .catch(() => undefined)
}

/** Where it cannot be saved just now, the words change all the same. */
async function saveOrPick(language: Language): Promise<void> {
  try {
    await changeLanguage(language)
  } catch {
    await pick(language)
  }
}

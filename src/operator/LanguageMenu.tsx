import { useTranslation } from 'react-i18next'
import { LANGUAGES, nameOfLanguage } from '#shared/domain/languages.ts'
import { GlobeSimpleIcon } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { pickOperatorLanguage } from './words.ts'
import styles from './Console.module.css'

export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  return (
    <Menu
      label={t('operator.language')}
      align="end"
      trigger={
        <>
          <GlobeSimpleIcon aria-hidden="true" />
          <span className={styles.toolWord}>{nameOfLanguage(i18n.language)}</span>
        </>
      }
      items={LANGUAGES.map(({ shortName, name }) => ({
        id: shortName,
        label: name,
        lang: shortName,
        isChecked: shortName === i18n.language,
      }))}
      onPick={(id) => void pickOperatorLanguage(id)}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/domain/languages.ts'
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
          <span className={styles.toolWord}>
            {LANGUAGES.find(({ shortName }) => shortName === i18n.language)?.name}
          </span>
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

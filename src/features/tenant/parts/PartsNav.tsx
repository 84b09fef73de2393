import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/lib/use-media.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { SETTING_SECTIONS, type SettingSection } from '../sections.ts'
import styles from '../Tenant.module.css'

/** As in Tenant.module.css: there is room for a list beside the widest part, next to that of the rooms. */
const WIDE = '(min-width: 1280px)'

interface PartsNavProps {
  section: SettingSection
  hrefOf: (section: SettingSection) => string
  onSection: (section: SettingSection) => void
}

/** The ways to the parts of the settings: a list at the side, or where that has no room, one field. */
export function PartsNav({ section, hrefOf, onSection }: PartsNavProps) {
  const { t } = useTranslation()
  const isWide = useMedia(WIDE)
  const label = (name: SettingSection) => t(`tenant.section.${name}`)
  return (
    <nav className={styles.partsNav} aria-label={t('tenant.parts')}>
      {isWide ? (
        SETTING_SECTIONS.map((name) => (
          <a
            key={name}
            href={hrefOf(name)}
            className={styles.sidePart}
            aria-current={name === section ? 'page' : undefined}
          >
            {label(name)}
          </a>
        ))
      ) : (
        <SelectField
          label={t('tenant.part')}
          options={SETTING_SECTIONS.map((name) => ({ id: name, label: label(name) }))}
          value={section}
          onChange={({ target }) => {
            const chosen = SETTING_SECTIONS.find((name) => name === target.value)
            if (chosen) onSection(chosen)
          }}
        />
      )}
    </nav>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenantSettings } from '#shared/contract/tenant-settings.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { ChangeSection } from './parts/ChangeSection.tsx'
import { FooterSection } from './parts/FooterSection.tsx'
import { LanguageSection } from './parts/LanguageSection.tsx'
import { LookSection } from './parts/LookSection.tsx'
import { SwitchSection } from './parts/SwitchSection.tsx'
import { TimeSection } from './parts/TimeSection.tsx'
import { settingsQuery } from './queries.ts'
import { SETTING_SECTIONS, type SettingSection } from './sections.ts'
import styles from './Tenant.module.css'

interface SettingsDeskProps {
  section: SettingSection
  hrefOf: (section: SettingSection) => string
  /** This browser may go by them at once; others do so within seconds. */
  onSaved: (settings: TenantSettings) => void
  /** Whether some part has what is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Where an admin sets what a tenant looks like and what its players see (DESK-1). What is typed stays while another part is in sight. */
export function SettingsDesk({ section, hrefOf, onSaved, onUnsaved }: SettingsDeskProps) {
  const { t } = useTranslation()
  const [dirty, setDirty] = useState<readonly SettingSection[]>([])
  const isUnsaved = dirty.length > 0
  const note = useEffectEvent(onUnsaved)
  useEffect(() => note(isUnsaved), [isUnsaved])
  const setPart = (name: SettingSection, isDirty: boolean) =>
    setDirty((before) => [...before.filter((other) => other !== name), ...(isDirty ? [name] : [])])
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <>
      <nav className={styles.parts} aria-label={t('tenant.parts')}>
        {SETTING_SECTIONS.map((name) => (
          <a
            key={name}
            href={hrefOf(name)}
            className={styles.part}
            aria-current={name === section ? 'page' : undefined}
          >
            {t(`tenant.section.${name}`)}
          </a>
        ))}
      </nav>
      <h2 className={styles.heading}>{t(`tenant.section.${section}`)}</h2>
      {data ? (
        SETTING_SECTIONS.filter((name) => name === section || name !== 'changes').map((name) => {
          const Part = PARTS[name]
          return (
            <div key={name} hidden={name !== section}>
              <Part revised={data} onSaved={onSaved} onDirty={(isDirty) => setPart(name, isDirty)} />
            </div>
          )
        })
      ) : (
        <Coming error={error} sentence={t('tenant.failed')} onRetry={refetch} heights={[4, 10, 10]} />
      )}
    </>
  )
}

const PARTS = {
  look: LookSection,
  languages: LanguageSection,
  time: TimeSection,
  players: SwitchSection,
  footer: FooterSection,
  changes: ChangeSection,
} satisfies Record<SettingSection, unknown>

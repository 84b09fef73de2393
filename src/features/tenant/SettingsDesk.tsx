import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenantSettings } from '#shared/contract/tenant-settings.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { AgreementSection } from './parts/AgreementSection.tsx'
import { ChangeSection } from './parts/ChangeSection.tsx'
import { DataSection } from './parts/DataSection.tsx'
import { FooterSection } from './parts/FooterSection.tsx'
import { LanguageSection } from './parts/LanguageSection.tsx'
import { LookSection } from './parts/LookSection.tsx'
import { MailSection } from './parts/MailSection.tsx'
import { PartsNav } from './parts/PartsNav.tsx'
import { SwitchSection } from './parts/SwitchSection.tsx'
import { UsageSection } from './parts/UsageSection.tsx'
import { TimeSection } from './parts/TimeSection.tsx'
import { WordsSection } from './parts/WordsSection.tsx'
import { settingsQuery } from './queries.ts'
import type { SettingSection } from './sections.ts'
import styles from './Tenant.module.css'

interface SettingsDeskProps {
  section: SettingSection
  hrefOf: (section: SettingSection) => string
  /** Shows another part, as its address does. */
  onSection: (section: SettingSection) => void
  /** This browser may go by them at once; others do so within seconds. */
  onSaved: (settings: TenantSettings) => void
  /** Whether some part has what is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Where an admin sets what a tenant looks like and what its players see (DESK-1). What is typed stays while another part is in sight. */
export function SettingsDesk({ section, hrefOf, onSection, onSaved, onUnsaved }: SettingsDeskProps) {
  const { t } = useTranslation()
  const [dirty, setDirty] = useState<readonly SettingSection[]>([])
  const [seen, setSeen] = useState<readonly SettingSection[]>([section])
  if (!seen.includes(section)) setSeen([...seen, section])
  const isUnsaved = dirty.length > 0
  const note = useEffectEvent(onUnsaved)
  useEffect(() => note(isUnsaved), [isUnsaved])
  const setPart = (name: SettingSection, isDirty: boolean) =>
    setDirty((before) => [...before.filter((other) => other !== name), ...(isDirty ? [name] : [])])
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <div className={styles.withParts}>
      <PartsNav section={section} hrefOf={hrefOf} onSection={onSection} />
      <div className={styles.partBody}>
        <h2 className={styles.heading}>{t(`tenant.section.${section}`)}</h2>
        {data ? (
          seen
            .filter((name) => name === section || name !== 'changes')
            .map((name) => {
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
      </div>
    </div>
  )
}

const PARTS = {
  look: LookSection,
  languages: LanguageSection,
  words: WordsSection,
  time: TimeSection,
  players: SwitchSection,
  footer: FooterSection,
  mail: MailSection,
  agreement: AgreementSection,
  data: DataSection,
  usage: UsageSection,
  changes: ChangeSection,
} satisfies Record<SettingSection, unknown>

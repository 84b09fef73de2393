import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { savePrivacy } from './calls.ts'
import { SavingNote } from './parts/SavingNote.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'
import { useSaving } from './parts/use-saving.ts'

const PARTS = ['isInActivities', 'isInActivePlayers', 'isTipAuthor'] as const

/** What colleagues may see of me: each switch is saved by itself. */
export function PrivacySection({ profile: { privacy } }: { profile: Profile }) {
  const { t } = useTranslation()
  const { saving, save } = useSaving()
  return (
    <Section
      id="privacy"
      title={t('profile.privacy.title')}
      about={t('profile.privacy.about')}
      note={<SavingNote saving={saving} />}
    >
      <div className={styles.rows}>
        {PARTS.map((part) => (
          <Switch
            key={part}
            label={t(`profile.privacy.${part}`)}
            hint={t(`profile.privacy.hint.${part}`)}
            isOn={privacy[part]}
            onChange={(isOn) => void save(() => savePrivacy({ [part]: isOn }))}
          />
        ))}
      </div>
    </Section>
  )
}

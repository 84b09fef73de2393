import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import type { Privacy, PrivacyPlace } from '#shared/domain/privacy.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { savePrivacy } from './calls.ts'
import { SavingNote } from './parts/SavingNote.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'

const PLACES = ['isInRankings', 'isInActivities', 'isInActivePlayers', 'isTipAuthor'] as const

interface PrivacySectionProps {
  profile: Profile
  /** Where somebody is seen on the page that it stands on; everywhere without it. */
  places?: readonly PrivacyPlace[]
  /** What colleagues see is another now. */
  onSaved?: () => void
}

/** What colleagues may see of me: each switch is saved by itself, turns at once, and back where the server did not take it. */
export function PrivacySection({ profile: { privacy }, places = PLACES, onSaved }: PrivacySectionProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const [shown, show] = useOptimistic(privacy, (now, change: Partial<Privacy>) => ({ ...now, ...change }))
  const toggle = (change: Partial<Privacy>) => {
    const saved = send(() => savePrivacy(change))
    startTransition(async () => {
      show(change)
      if (await saved) onSaved?.()
    })
  }
  return (
    <Section
      id="privacy"
      title={t('profile.privacy.title')}
      about={t('profile.privacy.about')}
      note={<SavingNote sending={sending} />}
    >
      <div className={styles.rows}>
        <Switch
          label={t('profile.privacy.isVisible')}
          hint={t('profile.privacy.hint.isVisible')}
          isOn={shown.isVisible}
          onChange={(isVisible) => toggle({ isVisible })}
        />
        {/* hidden everywhere: what each place shows is settled */}
        {shown.isVisible &&
          places.map((part) => (
            <Switch
              key={part}
              label={t(`profile.privacy.${part}`)}
              hint={t(`profile.privacy.hint.${part}`)}
              isOn={shown[part]}
              onChange={(isOn) => toggle({ [part]: isOn })}
            />
          ))}
      </div>
    </Section>
  )
}

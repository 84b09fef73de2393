import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { EmailRow } from './parts/EmailRow.tsx'
import { PasswordRow } from './parts/PasswordRow.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'

/** How I get in: address and password, each changed with the current password. */
export function AccessSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  return (
    <Section id="access" title={t('profile.access.title')}>
      <div className={styles.rows}>
        <EmailRow profile={profile} />
        <PasswordRow profile={profile} />
      </div>
    </Section>
  )
}

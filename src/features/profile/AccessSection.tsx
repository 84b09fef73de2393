import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { EmailRow } from './parts/EmailRow.tsx'
import { PasswordRow } from './parts/PasswordRow.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'

interface AccessSectionProps {
  profile: Profile
  /** Whether the server has a mail server; without one links are files on it. */
  sendsMail: boolean
}

/** How I get in: address and password, each changed with the current password. */
export function AccessSection({ profile, sendsMail }: AccessSectionProps) {
  const { t } = useTranslation()
  return (
    <Section id="access" title={t('profile.access.title')}>
      <div className={styles.rows}>
        <EmailRow profile={profile} sendsMail={sendsMail} />
        <PasswordRow profile={profile} />
      </div>
    </Section>
  )
}

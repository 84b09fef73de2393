import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { GearSixIcon, SignOutIcon } from '#src/ui/icons.ts'
import styles from './MePanel.module.css'

interface MePanelProps {
  /** Undefined until it has come. */
  profile: Profile | undefined
  onSettings: () => void
  onSignOut: () => void
  /** What else belongs to me: how far I have come, the language, the map's settings. */
  children: ReactNode
}

export function MePanel({ profile, onSettings, onSignOut, children }: MePanelProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <Avatar
          name={profile?.displayName ?? ''}
          picture={profile?.avatar}
          sprite={profile?.avatarSprite}
          size={56}
        />
        <div className={styles.names}>
          <h2 className={styles.name}>{profile?.displayName ?? t('profile.menu')}</h2>
          {profile && <p className={styles.note}>{profile.email}</p>}
        </div>
      </header>
      <Button variant="secondary" wide icon={<GearSixIcon size={20} aria-hidden />} onClick={onSettings}>
        {t('profile.settings')}
      </Button>
      {children}
      <Button variant="secondary" wide icon={<SignOutIcon size={20} aria-hidden />} onClick={onSignOut}>
        {t('profile.logout')}
      </Button>
    </div>
  )
}

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
  /** Null where it is nobody's own account. */
  account: { onSettings: () => void; onSignOut: () => void } | null
  /** What else belongs to me: how far I have come, the language, the map's settings. */
  children: ReactNode
}

export function MePanel({ profile, account, children }: MePanelProps) {
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
      {account && (
        <Button
          variant="secondary"
          wide
          icon={<GearSixIcon size={20} aria-hidden />}
          onClick={account.onSettings}
        >
          {t('profile.settings')}
        </Button>
      )}
      {children}
      {account && (
        <Button
          variant="secondary"
          wide
          icon={<SignOutIcon size={20} aria-hidden />}
          onClick={account.onSignOut}
        >
          {t('profile.logout')}
        </Button>
      )}
    </div>
  )
}

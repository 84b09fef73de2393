import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { GenericPopup, type PopupFrame } from '#src/ui/play/GenericPopup.tsx'
import styles from './ProfilePopup.module.css'

interface ProfilePopupProps extends PopupFrame {
  profile: Pick<Profile, 'displayName' | 'avatarSprite'>
  onButton: () => void
}

/** The profile is complete: its words close it, its button leads to the map (FIN-2). */
export function ProfilePopup({ profile, ...frame }: ProfilePopupProps) {
  const { t } = useTranslation()
  return (
    <GenericPopup
      {...frame}
      glyph={<Avatar name={profile.displayName} sprite={profile.avatarSprite} size={90} />}
      isShining
    >
      <p className={styles.about}>{t('profile.complete.about')}</p>
      <button type="button" className={styles.next} onClick={frame.onClose}>
        {t('profile.complete.next')}
      </button>
    </GenericPopup>
  )
}

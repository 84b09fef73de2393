import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '#shared/contract/player.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { isComplete } from '#src/features/profile/is-complete.ts'
import { saveProfile } from '#src/features/profile/save-profile.ts'
import { HOME } from '#src/navigation/paths.ts'
import { openPopup } from '#src/shell/popups/open-popup.ts'

/** Says so when a player has just made the profile complete, for the first time (FIN-2). */
export function useProfileCompleted(profile: Profile | undefined): void {
  const navigate = useNavigate()
  const background = usePlatform(({ settings }) => settings?.platformBackgroundURL)
  const last = useRef<Profile>(undefined)
  const told = useRef('')

  const tell = useEffectEvent(({ id, avatar, displayName, avatarSprite }: Profile) => {
    told.current = id
    // where it does not arrive, the next device tells it again
    void saveProfile({ isCompletionTold: true }).catch(() => {})
    openPopup({
      type: 'profile',
      text: (t) => ({ title: t('profile.complete.title'), buttonText: t('profile.complete.action') }),
      iconUrl: avatar,
      color: 'two',
      backgroundUrl: background || '/assets/art/login.webp',
      data: { displayName, avatarSprite },
      onLeave: () => Promise.resolve(),
      onClose: (answer) => {
        if (answer?.type === 'profile') void navigate(HOME)
      },
    })
  })

  useEffect(() => {
    const before = last.current
    last.current = profile
    const isSame = before !== undefined && before.id === profile?.id
    if (!profile || profile.isCompletionTold || told.current === profile.id) return
    if (isSame && !isComplete(before) && isComplete(profile)) tell(profile)
  }, [profile])
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '#shared/contract/player.ts'
import { isComplete } from '#src/features/profile/is-complete.ts'
import { saveProfile } from '#src/features/profile/save-profile.ts'
import { HOME } from '#src/navigation/paths.ts'
import { overlay } from '#src/overlay/overlay.ts'

/** Says so when a player has just made the profile complete, for the first time (FIN-2). */
export function useProfileCompleted(profile: Profile | undefined): void {
  const navigate = useNavigate()
  const last = useRef<Profile>(undefined)
  const announcedFor = useRef('')

  const announce = useEffectEvent(({ id, avatar, displayName, avatarSprite }: Profile) => {
    announcedFor.current = id
    // where it does not arrive, the next device tells it again
    void saveProfile({ isCompletionShown: true }).catch(() => {})
    overlay.show({
      kind: 'profile',
      profile: { avatar, displayName, avatarSprite },
      onClose: (answer) => {
        if (answer?.type === 'profile') void navigate(HOME)
      },
    })
  })

  useEffect(() => {
    const before = last.current
    last.current = profile
    const isSame = before !== undefined && before.id === profile?.id
    if (!profile || profile.isCompletionShown || announcedFor.current === profile.id) return
    if (isSame && !isComplete(before) && isComplete(profile)) announce(profile)
  }, [profile])
}

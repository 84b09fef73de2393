import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { ProfilePopup } from '#src/features/profile/ProfilePopup.tsx'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

/** Says once that a profile is complete (FIN-2). */
export function ProfileComplete({ request: { profile }, frame }: OverlayViewProps<'profile'>) {
  const { t } = useTranslation()
  const background = usePlatform(({ settings }) => settings?.platformBackgroundURL)
  return (
    <ProfilePopup
      {...frame}
      text={{ title: t('profile.complete.title'), buttonText: t('profile.complete.action') }}
      iconUrl={profile.avatar}
      color="two"
      backgroundUrl={background || '/assets/art/login.webp'}
      profile={profile}
      onButton={() => frame.onAnswer({ type: 'profile' })}
    />
  )
}

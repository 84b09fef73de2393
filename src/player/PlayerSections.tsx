import { AboutSection } from '#src/features/profile/AboutSection.tsx'
import { AccessSection } from '#src/features/profile/AccessSection.tsx'
import { DataSection } from '#src/features/profile/DataSection.tsx'
import { NotificationsSection } from '#src/features/profile/NotificationsSection.tsx'
import { PictureSection } from '#src/features/profile/PictureSection.tsx'
import { PlaceSection } from '#src/features/profile/PlaceSection.tsx'
import { PrivacySection } from '#src/features/profile/PrivacySection.tsx'
import { SessionsSection } from '#src/features/profile/SessionsSection.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { signOut } from '#src/flows/sign-out.ts'
import type { Profile } from '#shared/contract/player.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { DeviceSection } from './DeviceSection.tsx'

/** One below the other; each saves by itself. */
export function PlayerSections({ profile }: { profile: Profile }) {
  const settings = usePlatform((platform) => platform.settings)
  return (
    <>
      <PictureSection profile={profile} />
      <AboutSection profile={profile} />
      <PlaceSection profile={profile} languages={offeredLanguages(settings)} />
      <PrivacySection profile={profile} />
      <NotificationsSection />
      <DeviceSection />
      <AccessSection profile={profile} />
      <SessionsSection />
      <DataSection profile={profile} onRemoved={signOut} />
    </>
  )
}

import { AboutSection } from '#src/features/profile/AboutSection.tsx'
import { AccessSection } from '#src/features/profile/AccessSection.tsx'
import { AccommodationsSection } from '#src/features/profile/AccommodationsSection.tsx'
import { DataSection } from '#src/features/profile/DataSection.tsx'
import { NotificationsSection } from '#src/features/profile/NotificationsSection.tsx'
import { PictureSection } from '#src/features/profile/PictureSection.tsx'
import { PlaceSection } from '#src/features/profile/PlaceSection.tsx'
import { PrivacySection } from '#src/features/profile/PrivacySection.tsx'
import { SessionsSection } from '#src/features/profile/SessionsSection.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { refreshRankings } from '#src/features/rankings/queries.ts'
import { signOut } from '#src/flows/sign-out.ts'
import type { Profile } from '#shared/contract/player.ts'
import { isSecondFactorFor } from '#shared/domain/second-factor.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { DeviceSection } from './DeviceSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'

/** One below the other; each saves by itself. */
export function PlayerSections({ profile }: { profile: Profile }) {
  const settings = usePlatform((platform) => platform.settings)
  return (
    <>
      <PictureSection profile={profile} />
      <AboutSection profile={profile} />
      <PlaceSection profile={profile} languages={offeredLanguages(settings)} />
      <PrivacySection profile={profile} onSaved={() => void refreshRankings()} />
      <NotificationsSection />
      <AccommodationsSection profile={profile} />
      <DeviceSection />
      <AccessSection profile={profile} sendsMail={settings?.sendsMail !== false} />
      {isSecondFactorFor(profile.role) && <SecuritySection />}
      <SessionsSection />
      <DataSection profile={profile} onRemoved={signOut} />
    </>
  )
}

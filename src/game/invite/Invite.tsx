import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { InvitePopup } from '#src/features/invitations/InvitePopup.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { closeInvite } from './inviting.ts'

/** Invites a colleague, to one of my adventures where I have several (AUTH-16). */
export function Invite() {
  const { data: adventures = [] } = useQuery(myAdventuresQuery)
  const { data: profile } = useQuery(profileQuery)
  const settings = usePlatform((platform) => platform.settings)
  const [isOpen, setOpen] = useState(true)
  const activeFirst = adventures.toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
  return (
    <InvitePopup
      playerId={profile?.id ?? null}
      adventures={activeFirst}
      languages={offeredLanguages(settings)}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onGone={closeInvite}
    />
  )
}

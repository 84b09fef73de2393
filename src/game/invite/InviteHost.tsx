import { useEffect } from 'react'
import { drafts } from '#src/lib/drafts.ts'
import { INVITE_DRAFT } from '#src/features/invitations/invite-draft.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import { closeInvite, useInviting } from './inviting.ts'

const Invite = lazyComponent(async () => (await import('./Invite.tsx')).Invite)

/** The invitation of a colleague, whose code comes when it is asked for. */
export function InviteHost() {
  const isWanted = useInviting((inviting) => inviting.isWanted)
  // Who has just come has not asked for it, whatever the player before left open; half-typed, it is the same player's.
  useEffect(() => {
    if (!drafts.has(INVITE_DRAFT)) closeInvite()
  }, [])
  return isWanted ? <Invite /> : null
}

import { useEffect } from 'react'
import { drafts } from '#src/lib/drafts.ts'
import { INVITE_DRAFT } from '#src/features/invitations/invite-draft.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { closeInvite, useInviting } from './inviting.ts'

const invite = latePart<object>(async () => (await import('./Invite.tsx')).Invite)

/** The invitation of a colleague, whose code comes when it is asked for. */
export function LateInvite() {
  const isWanted = useInviting((inviting) => inviting.isWanted)
  // Who has just come has not asked for it, whatever the player before left open; half-typed, it is the same player's.
  useEffect(() => {
    if (!drafts.has(INVITE_DRAFT)) closeInvite()
  }, [])
  return isWanted ? <WantedInvite /> : null
}

function WantedInvite() {
  const { Part } = useLatePart(invite)
  return Part && <Part />
}

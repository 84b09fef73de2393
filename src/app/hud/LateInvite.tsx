import { useEffect } from 'react'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { closeInvite, useInviting } from './inviting.ts'

const invite = latePart<object>(async () => (await import('./Invite.tsx')).Invite)

/** The invitation of a colleague, whose code comes when it is asked for. */
export function LateInvite() {
  const isWanted = useInviting((inviting) => inviting.isWanted)
  // Who has just come has not asked for it, whatever the player before left open.
  useEffect(closeInvite, [])
  return isWanted ? <WantedInvite /> : null
}

function WantedInvite() {
  const { Part } = useLatePart(invite)
  return Part && <Part />
}

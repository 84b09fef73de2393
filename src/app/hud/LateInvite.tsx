import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useInviting } from './inviting.ts'

const invite = latePart<object>(async () => (await import('./Invite.tsx')).Invite)

/** The invitation of a colleague, whose code comes when it is asked for. */
export function LateInvite() {
  const isWanted = useInviting((inviting) => inviting.isWanted)
  return isWanted ? <WantedInvite /> : null
}

function WantedInvite() {
  const { Part } = useLatePart(invite)
  return Part && <Part />
}

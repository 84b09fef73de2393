import { sendInvitation, sendInvitationToAdventure } from '#shared/contract/accounts.ts'
import type { Language } from '#shared/domain/languages.ts'
import { userNameOf } from '#shared/domain/user-name.ts'
import { call } from '#src/lib/http.ts'

export interface Colleague {
  firstName: string
  lastName: string
  email: string
  /** Of the mail. */
  language: Language
}

/**
 * Invites a colleague, to one adventure where there are several (AUTH-16). The form says what fails.
 * Refuses with a `Failure`: 404 not an adventure of mine, 409 invited or here already, 422, 429 enough for a day.
 */
export async function invite(
  colleague: Colleague,
  adventureId: string | null,
): Promise<{ isMailed: boolean }> {
  const invitation = { username: userNameOf(colleague.firstName, colleague.lastName), ...colleague }
  if (adventureId === null) return call(sendInvitation, { body: invitation })
  return call(sendInvitationToAdventure, { body: { ...invitation, id: adventureId } })
}

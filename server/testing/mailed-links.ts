import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { LinkKind } from '#server/db/schema/mail.ts'
import { issueToken, storeLink, type NewLink } from '#server/lib/links.ts'
import type { TestApp } from './test-app.ts'
import type { TestPerson } from './world.ts'

/** Which mailed link a call is opened by. */
const LINKS: [RegExp, LinkKind][] = [
  [/\/password-reset\//, 'reset'],
  [/\/invitation\//, 'invitation'],
  [/\/email\//, 'email'],
]

/** Every call that takes the token of a mail. */
export const OPENED_BY_MAIL = ALL_ENDPOINTS.filter(
  ({ body }) => body instanceof z.ZodMiniObject && 'token' in body.shape,
)

export function linkKindOf({ method, path }: Endpoint): LinkKind {
  const kind = LINKS.find(([pattern]) => pattern.test(path))?.[1]
  if (kind === undefined) throw new Error(`${method} ${path} takes the token of an unknown link`)
  return kind
}

/** The token of a link that is open: of this person, or an invitation that this person has sent. */
export async function openLink(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { id, tenantId }: TestPerson,
  kind: LinkKind,
): Promise<string> {
  const email = `${randomUUID()}@test.test`
  const isInvitation = kind === 'invitation'
  const link: NewLink = {
    tenantId,
    kind,
    email,
    personId: isInvitation ? null : id,
    origin: 'http://house.test',
    language: 'en',
    ...(isInvitation && {
      invited: {
        firstName: 'Ola',
        lastName: 'Nowak',
        username: email,
        role: 'player',
        adventureId: null,
        invitedBy: id,
      },
    }),
  }
  const linkId = await storeLink(db, link, clock.now())
  return issueToken(db, { tenantId, id: linkId })
}

import { and, eq } from 'drizzle-orm'
import type { sendInvitation } from '#shared/contract/accounts.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { pickLanguage, type Language } from '#shared/domain/languages.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { hasAccount } from '#server/lib/accounts.ts'
import { sendInvitation as mailInvitation } from '#server/lib/invitations.ts'
import { LinkStands } from '#server/lib/links.ts'
import { countUnaskedMail } from '#server/lib/mail-limits.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { mustHaveMails, mustHaveRoomToInvite } from '#server/http/must-fit-quotas.ts'
import { namesIn } from './user-name.ts'

const INVITE_POLICY = mostIn(DAY_MS, 20)

/** With those that are refused: each tells whether an address has an account. */
const ASK_POLICY = mostIn(DAY_MS, 60)

interface Wish {
  /** `name.surname`. */
  username: string
  email: string
  /** As they were typed; the user name tells what is left out. */
  firstName?: string | undefined
  lastName?: string | undefined
  /** Of the mail. */
  language?: Language | undefined
  /** Null for the tenant's default adventure. */
  adventureId: string | null
}

/**
 * Invites a colleague (AUTH-16). What is refused does not count as one of the day's, but as one of those that are asked.
 * @throws Problem 404 for an adventure that the sender does not play, 409 for anyone who is invited or here already, and where a quota is used up, 429
 */
export async function invite(
  { username, email, adventureId, ...wished }: Wish,
  visit: VisitOf<typeof sendInvitation>,
): Promise<void> {
  const { db, now, tenant, player } = visit
  const asks = { tenantId: tenant.id, subject: `asks of ${player.id}` }
  mustNotWait(await countTry(db, asks, ASK_POLICY, now))
  const origin = await visit.linkOrigin()
  const language = pickLanguage(
    [wished.language, player.language, ...visit.languages].filter((one) => typeof one === 'string'),
    tenant.languages,
    tenant.defaultLanguage,
  )
  const names = namesIn(username)
  await db
    .transaction(async (tx) => {
      const subject = `invitations of ${player.id}`
      mustNotWait(await countTry(tx, { tenantId: tenant.id, subject }, INVITE_POLICY, now))
      if (adventureId !== null && !(await plays(tx))) throw notFound()
      if (await hasAccount(tx, tenant.id, email)) throw new Problem(409, 'already-here')
      await mustHaveRoomToInvite(tx, tenant.id, 1, now)
      await mustHaveMails(tx, tenant.id, now)
      const invited = {
        firstName: wished.firstName ?? names.firstName,
        lastName: wished.lastName ?? names.lastName,
        username,
        role: 'player',
        adventureId,
        invitedBy: player.id,
      } as const
      await mailInvitation(tx, { tenantId: tenant.id, email, origin, language, invited }, now)
      const mail = { tenantId: tenant.id, email, address: visit.address }
      mustNotWait(await countUnaskedMail(tx, mail, now))
    })
    .catch((error: unknown) => {
      throw error instanceof LinkStands ? new Problem(409, 'already-invited') : error
    })

  async function plays(tx: typeof db): Promise<boolean> {
    const [enrolment] = await tx
      .select({ id: enrolments.adventureId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.tenantId, tenant.id),
          eq(enrolments.personId, player.id),
          eq(enrolments.adventureId, adventureId ?? ''),
        ),
      )
    return enrolment !== undefined
  }
}

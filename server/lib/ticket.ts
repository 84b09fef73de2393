import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** What a signed address of the content host opens, for whom, and how long. */
const Ticket = z.strictObject({
  /** The part of the content host that it opens: a ticket of one opens no other. */
  part: z.string(),
  /** What it opens there: the folder of a package, the id of a file. */
  thing: z.string(),
  /** Host name of the tenant whose secret seals it. */
  host: z.string(),
  /** Origin of the page that asked for it: nobody else may show what it opens in a frame. */
  origin: z.url(),
  /** What it opens may open windows. */
  windows: z.optional(z.boolean()),
  /** Seconds since 1970. */
  until: z.int(),
})
export type Ticket = z.infer<typeof Ticket>

/** Signs a part of an address: no cookie goes to the content host, so anyone who has the address may open it. */
export function makeTicket(secret: string, ticket: Ticket): string {
  const claims = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${claims}.${seal(secret, claims)}`
}

/**
 * What a ticket of this part claims, if the secret of its tenant has sealed it and its time is not over; else null.
 * @param secretOf the secret of the tenant at a host name
 */
export async function readTicket(
  part: string,
  text: string,
  now: Date,
  secretOf: (host: string) => Promise<string>,
): Promise<Ticket | null> {
  const [claims = '', given = '', more] = text.split('.')
  const ticket = claimsOf(claims)
  if (ticket?.part !== part || more !== undefined) return null
  if (now.getTime() >= ticket.until * 1000) return null
  return isSame(seal(await secretOf(ticket.host), claims), given) ? ticket : null
}

function claimsOf(text: string): Ticket | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return z.safeParse(Ticket, claims).data ?? null
  } catch {
    return null
  }
}

function seal(secret: string, claims: string): string {
  return createHmac('sha256', secret).update(`ticket ${claims}`).digest('base64url')
}

function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

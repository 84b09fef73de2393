import { HOUR_MS } from '#shared/domain/durations.ts'
import { makeTicket } from '#server/lib/ticket.ts'
import { contentOriginFor, type Addresses } from './content-url.ts'

/** What the content host opens with a ticket: a package with the launch page around it, the launch of an attempt, a file that was handed in. */
export type ContentPart = 'package' | 'launch' | 'download'

/** All that is opened in so long has the same address, so that a browser keeps what it has loaded. */
const STEP_MS = 12 * HOUR_MS

interface Asking {
  addresses: Addresses
  request: Parameters<typeof contentOriginFor>[1]
  /** Of the page that asks. */
  pageOrigin: string
  /** Seals it. */
  forgerySecret: string
  now: Date
  /** Of a package: it may open windows, of other websites too. */
  opensWindows?: boolean
}

/** Where the content host opens something for 12 to 24 hours: `<origin>/<part>/<ticket>/…`. */
export interface ContentAddress {
  origin: string
  ticket: string
}

/** Null where no content host is set up. */
export function contentAddress(
  part: ContentPart,
  thing: string,
  { addresses, request, pageOrigin, forgerySecret, now, opensWindows = false }: Asking,
): ContentAddress | null {
  const origin = contentOriginFor(addresses, request)
  if (origin === null) return null
  const until = ((Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS) / 1000
  const ticket = {
    part,
    thing,
    host: request.hostname,
    origin: pageOrigin,
    until,
    ...(opensWindows && { windows: true }),
  }
  return { origin, ticket: makeTicket(forgerySecret, ticket) }
}

import { notFound, Problem } from '#server/http/problem.ts'
import type { FoundLink, MailedLink } from '#server/lib/links.ts'

/** @throws Problem 404 for a token that was never handed out, 409 for a link that was used or has expired */
export function mustBeOpen(found: FoundLink | null): MailedLink {
  if (!found) throw notFound()
  if (found.state !== 'open') throw new Problem(409, `link-${found.state}`)
  return found.link
}

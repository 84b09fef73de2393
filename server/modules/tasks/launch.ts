import { createHmac } from 'node:crypto'
import { basename } from 'node:path'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { Launch } from '#shared/contract/attempts.ts'
import { Problem } from '#server/http/problem.ts'
import { readPerson } from '#server/lib/profiles.ts'
import { findAttempt } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Lets the package of an attempt run. It learns the player's name and a number that means nothing elsewhere.
 * @throws Problem 422 for another kind of task, or without a package; 409 where no content host is set up
 */
export async function launch(attemptId: string, visit: PlayerVisit): Promise<Launch> {
  const { db, player, tenant, now } = visit
  const { attempt, placed } = await findAttempt(attemptId, visit)
  const { content } = placed.task
  const found = TASKS_SERVER[content.type].launch?.packageOf(content, attempt.state)
  if (!found) throw new Problem(422, 'no-package')
  const { folder, opensWindows = false } = found
  const address = await visit.contentAddress('package', basename(folder), { opensWindows })
  // the package's address is the same for all attempts, so that a browser keeps its files
  const launched = await visit.contentAddress('launch', attemptId)
  if (!address || !launched) throw new Problem(409, 'no-content-host')
  const person = await readPerson(db, { tenantId: player.tenantId, id: player.id }, now)
  const { origin, ticket } = address
  return {
    origin,
    page: `${origin}/launch/${ticket}/${launched.ticket}`,
    student: {
      id: createHmac('sha256', tenant.forgerySecret)
        .update(`student ${player.id}`)
        .digest('hex')
        .slice(0, 16),
      // the standard's order
      name: person ? `${person.lastName}, ${person.firstName}` : '',
    },
    opensWindows,
  }
}

import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, ContentSchedule, ContentVersion } from './content.ts'
import { endpoint } from './endpoint.ts'
import { AddressNumber } from './fields.ts'

const Params = z.object({ folder: AdventureFolder })
const Note = z.string().check(z.trim(), z.maxLength(300))
/** Who sees it before everybody else; left out: everybody does. 422 for a team that is not in use. */
const FirstTeams = z.optional(
  z.array(z.uuid()).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((teams) => new Set(teams).size === teams.length),
  ),
)
/** The number that was published last of what is seen when the caller looked, by everybody or in a trial; null: none. */
const Seen = z.nullable(z.int())

/**
 * Shows players what was built; on every server within 5 s. No progress is touched. Again with the same build for the same people: answered as
 * before. With `teams`, their members and leaders see it, and everybody else stays with the version before; another such version takes its place, and
 * what is published for everybody ends it. 409 `build-not-done`, `nothing-published` for teams where nobody sees anything yet, or
 * `newer-published` where somebody published meanwhile: `version` is the number that the caller means to follow, as the build's `base`.
 */
export const publishBuild = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/versions',
  params: Params,
  body: z.strictObject({ buildId: z.uuid(), version: Seen, note: Note, teams: FirstTeams }),
  reply: ContentVersion,
  who: MAKERS,
  rate: 'write',
})

/** The last 50, the newest first. */
export const readVersions = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/versions',
  params: Params,
  reply: z.object({ versions: z.array(ContentVersion) }),
  who: MAKERS,
  rate: 'read',
})

/**
 * Publishes an earlier version again, as a new one, or that of a trial for everybody; the draft stays as it is. 404 for a number that is not
 * kept, 409 `newer-published`.
 */
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/versions/:number/restore',
  params: z.object({ folder: AdventureFolder, number: AddressNumber }),
  body: z.strictObject({ version: Seen, note: Note, teams: FirstTeams }),
  reply: ContentVersion,
  who: MAKERS,
  rate: 'write',
})

/** The teams of a trial see what everybody sees. 409 `trial-ended` where they do not see this number any more. */
export const endTrial = endpoint({
  method: 'DELETE',
  path: '/v2/content/:folder/trial',
  params: Params,
  query: z.object({ number: AddressNumber }),
  who: MAKERS,
  rate: 'write',
})

/**
 * Publishes a build at a moment: its files, whatever becomes of the draft until then. They are checked again then; where the check finds an error, or
 * somebody has published for everybody since, nothing is published and anyone who scheduled it is notified. Again with the same `id`: answered as
 * before. 409 `build-not-done`, `newer-published`, `nothing-published`, or `already-scheduled` where another one waits; 422 for a moment that is
 * over or more than a year ahead.
 */
export const schedulePublishing = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/schedule',
  params: Params,
  body: z.strictObject({
    id: z.uuid(),
    buildId: z.uuid(),
    version: Seen,
    note: Note,
    teams: FirstTeams,
    at: z.iso.datetime(),
  }),
  reply: ContentSchedule,
  who: MAKERS,
  rate: 'write',
})

/** Takes back what waits, or forgets that it was refused. 409 `schedule-ended` where it is not there any more. */
export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: '/v2/content/:folder/schedule',
  params: Params,
  query: z.object({ id: z.uuid() }),
  who: MAKERS,
  rate: 'write',
})

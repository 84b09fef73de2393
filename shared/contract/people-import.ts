import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

/** The largest file, in bytes. */
export const IMPORT_BYTES = 5 * 1024 * 1024
/** The most people in one file. */
export const IMPORT_LINES = 10_000

/**
 * Invitations that leave a tenant within an hour because of files. A flood of them would be taken for spam, and a person who waits for
 * a new password would wait behind it.
 */
export const MAILS_AN_HOUR = 200

export const IMPORT_OUTCOMES = ['made', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Why a line was refused. */
export const IMPORT_REASONS = [
  'email-missing',
  'email-wrong',
  'duplicate',
  'name-missing',
  'name-wrong',
  'role-unknown',
  'language-unknown',
  'team-unknown',
  'team-wrong',
  'team-archived',
  'no-leader',
  'yourself',
  'cells',
  'meanwhile',
] as const
export type ImportReason = (typeof IMPORT_REASONS)[number]

export const ImportLine = z.object({
  /** Where it stands in the file, the heading being the first. */
  line: z.int(),
  email: z.string(),
  name: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  reason: z.nullable(z.enum(IMPORT_REASONS)),
  /** What of the line the reason is about, as it was written; of a duplicate the line that was before it. */
  about: z.string(),
})
export type ImportLine = z.infer<typeof ImportLine>

export const ImportReport = z.object({
  /** As which the file was read. */
  encoding: z.string(),
  /** In the order of the file: of a trial all, else those that were done now. */
  lines: z.array(ImportLine),
  /** The line to go on from; null: nothing is left. */
  next: z.nullable(z.int()),
  /** Teams that were made, or would be. */
  newTeams: z.array(z.string()),
  /** Headings that mean nothing here: what stands below them was not read. */
  ignored: z.array(z.string()),
  /** When the last of the invitations is mailed; null where all leave at once: some hundred an hour do. */
  mailsUntil: z.nullable(z.string()),
})
export type ImportReport = z.infer<typeof ImportReport>

/**
 * Invites and changes people as a CSV file says, each line by itself: whole, or not at all (decision 0031). A trial says the same
 * of the whole file and does nothing. Otherwise a call does some hundred lines, so that nobody waits for it; the same file is sent
 * again until nothing is left, and doing lines twice changes nothing. 422 `file` with `empty`, `too-large`, `too-many-lines`, `not-a-table`, `quotes` or `column-missing`.
 */
export const importPeople = endpoint({
  method: 'POST',
  path: '/v2/people/import',
  body: z.strictObject({
    /** The file's bytes, as base64. */
    file: z.string().check(z.maxLength(Math.ceil(IMPORT_BYTES / 3) * 4 + 4)),
    isTrial: z.boolean(),
    /** The first line that is done. */
    from: z.int().check(z.gte(0), z.lte(1_000_000_000)),
    /** Teams that are not there yet are made; otherwise who is in one is refused. */
    makesTeams: z.boolean(),
    /** Of the mails to those whose line names none. */
    language: LanguageCode,
  }),
  reply: ImportReport,
  who: ['admin'],
  rate: 'write',
  bodyBytes: Math.ceil(IMPORT_BYTES / 3) * 4 + 10_000,
})

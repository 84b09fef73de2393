import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_MAILS, MOST_MAILS] = [3, 12] as const
export const MOST_LINKS = 5
export const MOST_ATTACHMENTS = 3
/** kB of an attachment. */
export const LARGEST_ATTACHMENT = 25_000

/** What can be done with a mail. */
export const ACTIONS = ['report', 'delete', 'trust'] as const
export type Action = (typeof ACTIONS)[number]

/** What the mail server found of the sender's domain: it is confirmed, nothing confirms it, or it contradicts. */
export const PROOFS = ['confirmed', 'missing', 'failed'] as const

/** The parts of a mail, besides its links and attachments, that can give it away. */
export const HEADER_CLUES = ['from', 'reply', 'proof'] as const

const Address = z
  .string()
  .check(
    z.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'write an address, as "post@harbour.example"'),
    z.maxLength(120),
  )
const Domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'write a domain'), z.maxLength(120))
const Target = z.string().check(z.minLength(1), z.maxLength(300))

const ContentMail = z.strictObject({
  id: Slug,
  /** When it came, as "08:40"; the latest stands first. */
  at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write hours and minutes, as "08:40"')),
  /** The address that it really comes from; the name beside it stands among the words. */
  from: Address,
  /** Where an answer goes, if not there. */
  replyTo: z.optional(Address),
  /** `confirmed` where it is not said. */
  proof: z.optional(z.enum(PROOFS)),
  /** Each stands in the text as [id]; what it says stands among the words. */
  links: z.optional(z.array(z.strictObject({ id: Slug, to: Target })).check(z.maxLength(MOST_LINKS))),
  /** Their names stand among the words. */
  attachments: z.optional(
    z
      .array(z.strictObject({ id: Slug, size: z.int().check(z.gte(1), z.lte(LARGEST_ATTACHMENT)) }))
      .check(z.maxLength(MOST_ATTACHMENTS)),
  ),
  /** What is right to do with it. */
  action: z.enum(ACTIONS),
  /** What gives it away: `from`, `reply`, `proof`, or the id of a link or attachment. Marked once it is judged. */
  clues: z.optional(z.array(Slug).check(z.maxLength(10))),
})

/**
 * What a designer writes: 3 to 12 mails of one morning, and the domain of the company that they come to. Words stand in text/{lang}.json
 * under tasks.<task>.parts.<mail>: title (the subject), speaker (the name that the sender shows), text (each link in it as [id]),
 * explanation, and answers.<id>, what a link says or what an attachment is called.
 */
export const InboxContent = z.strictObject({
  type: z.literal('inbox'),
  domain: Domain,
  mails: z.array(ContentMail).check(z.minLength(FEWEST_MAILS), z.maxLength(MOST_MAILS)),
})
export type InboxContent = z.infer<typeof InboxContent>
export type InboxPublished = InboxContent

/** What may leave the server before a mail is judged: all that a mail program could show of it. */
export const InboxPlayable = z.object({
  type: z.literal('inbox'),
  /** The latest first. All keys are others in every attempt. */
  mails: z.array(
    z.object({
      key: z.string(),
      /** "08:40" */
      at: z.string(),
      /** That the sender shows. */
      name: z.string(),
      from: z.string(),
      replyTo: z.nullable(z.string()),
      proof: z.enum(PROOFS),
      /** It comes from outside of the company. */
      isOutside: z.boolean(),
      subject: z.string(),
      /** The text in its order; behind each piece the key of a link, or none. */
      pieces: z.array(z.object({ text: z.string(), link: z.nullable(z.string()) })),
      links: z.array(z.object({ key: z.string(), text: z.string(), to: z.string() })),
      /** `size` in kB. */
      attachments: z.array(z.object({ key: z.string(), name: z.string(), size: z.int() })),
    }),
  ),
})
export type InboxPlayable = z.infer<typeof InboxPlayable>

export const InboxState = z.object({
  type: z.literal('inbox'),
  judged: z.array(
    z.object({
      mail: z.string(),
      action: z.enum(ACTIONS),
      right: z.enum(ACTIONS),
      /** What it is worth, 0 to 1. */
      share: z.number(),
      /** Why; in the player's language. */
      explanation: z.string(),
      /** What gave it away: `from`, `reply`, `proof`, or keys. */
      clues: z.array(z.string()),
    }),
  ),
})
export type InboxState = z.infer<typeof InboxState>

/** The player has decided about a mail; the first decision about each counts. */
export const InboxMove = z.strictObject({
  type: z.literal('inbox'),
  mail: MoveId,
  action: z.enum(ACTIONS),
})
export type InboxMove = z.infer<typeof InboxMove>

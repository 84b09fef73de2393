import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'
import { Cursor } from './reviews.ts'

/**
 * How a message arrives. `allAlert`: over the map, and gone once it is closed; `allMailboxAlert`: over the map, and kept among the
 * messages; `mailbox`: among the messages alone.
 */
export const MESSAGE_TYPES = ['allAlert', 'allMailboxAlert', 'mailbox'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

export const TITLE_LENGTH = 120
export const CONTENT_LENGTH = 20_000
export const LINK_LENGTH = 2000
export const LINK_LABEL_LENGTH = 60

/** Another site's page, or a place in the product: nothing that runs. */
export const MESSAGE_LINK = /^(https?:\/\/[^\s\\"'<>]+|#\/app\/[^\s\\"'<>]*)$/i

/**
 * A picture that this product serves, as a path: never one of another host, which would learn who reads, and never a call
 * of the API, which a picture's request could trigger.
 */
export const MESSAGE_IMAGE =
  /^\/(?:scenes|assets)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpe?g|svg|gif|avif)$/i

/** A message in a list: its content and its link come with its own call. */
export const MessageHead = z.object({
  /** Of my own copy: `/v2/notices/:noticeId/read` closes it. */
  id: z.uuid(),
  title: z.string(),
  /** Of the words. */
  language: LanguageCode,
  type: z.enum(MESSAGE_TYPES),
  isRead: z.boolean(),
  date: z.string(),
})
export type MessageHead = z.infer<typeof MessageHead>

/** A message that was sent to me, in the specification's field names. */
export const AlertMessage = z.extend(MessageHead, {
  /** HTML that was cleaned when it was stored. */
  content: z.string(),
  link: z.nullable(z.string()),
  /** What the link's button says; null: the product's own word. */
  linkLabel: z.nullable(z.string()),
})
export type AlertMessage = z.infer<typeof AlertMessage>

/** The oldest first, twenty at most. Without a type all of them; what no message is, is nothing. */
export const readMessages = endpoint({
  method: 'GET',
  path: '/messages',
  query: z.object({
    /** Types, parted by commas. */
    type: z.optional(z.string().check(z.regex(/^[a-z,]{0,100}$/i))),
    status: z.optional(z.enum(['unread', 'all'])),
  }),
  reply: z.array(AlertMessage),
  who: 'signed-in',
  rate: 'read',
})

/** 404 for what was not sent to me. */
export const readMessage = endpoint({
  method: 'GET',
  path: '/message/:id',
  params: z.object({ id: z.uuid() }),
  reply: AlertMessage,
  who: 'signed-in',
  rate: 'read',
})

const Words = z.object({
  language: LanguageCode,
  title: z.string(),
  content: z.string(),
  linkLabel: z.string(),
})
export type MessageWords = z.infer<typeof Words>

export const AUDIENCES = ['all', 'team', 'person'] as const

/** A message as those see it who send it. */
export const AdminMessage = z.object({
  id: z.uuid(),
  type: z.enum(MESSAGE_TYPES),
  words: z.array(Words),
  /** Empty where there is none. */
  link: z.string(),
  audience: z.enum(AUDIENCES),
  /** Null where the team was dissolved. */
  team: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  person: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  state: z.enum(['draft', 'scheduled', 'sent']),
  /** When it is to go out. */
  sendAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** How many it went to, and how many of them have read it. */
  received: z.int(),
  read: z.int(),
})
export type AdminMessage = z.infer<typeof AdminMessage>

const WrittenWords = z.strictObject({
  language: LanguageCode,
  title: z.string().check(z.trim(), z.maxLength(TITLE_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  content: z.string().check(z.trim(), z.maxLength(CONTENT_LENGTH), z.regex(/^[^\0\p{Cs}]*$/u)),
  linkLabel: z.string().check(z.trim(), z.maxLength(LINK_LABEL_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
})

const WrittenMessage = z.strictObject({
  type: z.enum(MESSAGE_TYPES),
  words: z.array(WrittenWords).check(z.maxLength(4)),
  link: z.string().check(z.trim(), z.maxLength(LINK_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  audience: z.enum(AUDIENCES),
  teamId: z.nullable(z.uuid()),
  personId: z.nullable(z.uuid()),
})
export type WrittenMessage = z.infer<typeof WrittenMessage>

/** The newest first. */
export const readAdminMessages = endpoint({
  method: 'GET',
  path: '/v2/messages',
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ messages: z.array(AdminMessage), next: z.nullable(z.string()) }),
  who: ['admin'],
  rate: 'read',
})

const Params = z.object({ messageId: z.uuid() })

/** One message with its words in every language, and whom it is for. */
export const readAdminMessage = endpoint({
  method: 'GET',
  path: '/v2/messages/:messageId',
  params: Params,
  reply: AdminMessage,
  who: ['admin'],
  rate: 'read',
})

/** A draft, of whatever there is yet. 422 for a link that leads nowhere, and for a team or person who is not here. */
export const writeMessage = endpoint({
  method: 'POST',
  path: '/v2/messages',
  body: WrittenMessage,
  reply: AdminMessage,
  who: ['admin'],
  rate: 'write',
  bodyBytes: 512 * 1024,
})

/** 409 `not-a-draft` for what is on its way or was sent. */
export const changeMessage = endpoint({
  method: 'PUT',
  path: '/v2/messages/:messageId',
  params: Params,
  body: WrittenMessage,
  reply: AdminMessage,
  who: ['admin'],
  rate: 'write',
  bodyBytes: 512 * 1024,
})

/** Now, or at a moment to come. 409 `not-a-draft`, `words-missing` where the tenant's first language has no title or no content. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/v2/messages/:messageId/send',
  params: Params,
  body: z.strictObject({ at: z.nullable(z.iso.datetime()) }),
  reply: AdminMessage,
  who: ['admin'],
  rate: 'write',
})

/** What has not gone out is a draft again. 409 `sent`, `not-scheduled`. */
export const withdrawMessage = endpoint({
  method: 'POST',
  path: '/v2/messages/:messageId/withdraw',
  params: Params,
  reply: AdminMessage,
  who: ['admin'],
  rate: 'write',
})

/** Of a draft. 409 `not-a-draft`. */
export const dropMessage = endpoint({
  method: 'DELETE',
  path: '/v2/messages/:messageId',
  params: Params,
  who: ['admin'],
  rate: 'write',
})

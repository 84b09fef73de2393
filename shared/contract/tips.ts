import * as z from 'zod/mini'
import { FORMS_OF_ADDRESS } from '../domain/form-of-address.ts'
import { LEAST_TIP, TIP_LENGTH } from '../domain/tips.ts'
import { AvatarSprite } from './avatar.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'
import { Cursor } from './reviews.ts'

/** One line without anything that hides or turns the writing round. Shown as text wherever it stands. */
export const TipText = z
  .string()
  .check(
    z.trim(),
    z.minLength(LEAST_TIP),
    z.maxLength(TIP_LENGTH),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u),
  )

/** A tip that somebody chose for me, in the specification's field names. */
export const Protip = z.object({
  id: z.uuid(),
  text: z.string(),
  /** When it was chosen. */
  date: z.string(),
  /** Display name of who chose it; null where that person shows it nobody, and so no face. */
  user: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
  /** How that person is spoken of (PROTIP-3). */
  form: z.enum(FORMS_OF_ADDRESS),
  /** Display name of who wrote it, where that is somebody else who shows it. */
  author: z.nullable(z.string()),
  /** The text's. */
  language: LanguageCode,
})
export type Protip = z.infer<typeof Protip>

/** A tip that I wrote, chosen for somebody since I last heard of it. */
const ChosenTip = z.object({
  id: z.uuid(),
  text: z.string(),
  language: LanguageCode,
  /** Display name of who chose it; null where that person shows it nobody. */
  user: z.nullable(z.string()),
})

export const Protips = z.object({
  /** What reading the next one brings: points come once a day. */
  points: z.int(),
  protips: z.array(Protip),
  chosen: z.array(ChosenTip),
})
export type Protips = z.infer<typeof Protips>

/** What was chosen for me and not read yet, the newest first. Nothing where the tenant has tips off. */
export const readTips = endpoint({
  method: 'GET',
  path: '/v2/protip',
  reply: Protips,
  who: 'signed-in',
  rate: 'read',
})

/** Also of a tip of mine that was chosen: then I have heard of it. 404 where the tip is gone by now. */
export const readTip = endpoint({
  method: 'POST',
  path: '/v2/protip/read',
  body: z.strictObject({ id: z.uuid() }),
  /** What it brought. */
  reply: z.object({ points: z.int() }),
  who: 'signed-in',
  rate: 'write',
})

/** Who wrote it, by display name alone. */
const TipFace = z.object({
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
})

/** A tip among those that I may choose from. */
export const BookTip = z.object({
  id: z.uuid(),
  text: z.string(),
  language: LanguageCode,
  date: z.string(),
  /** Null where who wrote it shows that to nobody. */
  author: z.nullable(TipFace),
  isMine: z.boolean(),
  /** Its author may take it back; so may who leads the author, and an admin. */
  mayWithdraw: z.boolean(),
  /** How often it was chosen. */
  chosen: z.int(),
})
export type BookTip = z.infer<typeof BookTip>

/** What my teams have written, the newest first; for an admin, all. 404 where the tenant has tips off, here and below. */
export const readTipBook = endpoint({
  method: 'GET',
  path: '/v2/protip/tips',
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ tips: z.array(BookTip), next: z.nullable(z.string()) }),
  who: 'signed-in',
  rate: 'read',
})

/** 409 `tip-known` for what I have written before, `enough-tips` after five within a day. */
export const writeTip = endpoint({
  method: 'POST',
  path: '/v2/protip/tips',
  body: z.strictObject({ text: TipText }),
  reply: BookTip,
  who: 'signed-in',
  rate: 'write',
})

/** 404 for what I may not take back. */
export const withdrawTip = endpoint({
  method: 'DELETE',
  path: '/v2/protip/tips/:tipId',
  params: z.object({ tipId: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

export const Teammate = z.object({
  id: z.uuid(),
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
  /** I have chosen one for this person today: the next may follow tomorrow. */
  hasOne: z.boolean(),
})
export type Teammate = z.infer<typeof Teammate>

/** For whom I may choose a tip, by name. */
export const readTeammates = endpoint({
  method: 'GET',
  path: '/v2/protip/teammates',
  reply: z.object({ teammates: z.array(Teammate) }),
  who: 'signed-in',
  rate: 'read',
})

/**
 * Once a day for each teammate, and no tip twice for the same person: 409 `already-chosen`. 422 for a tip that is not in my
 * book, and for who is no teammate.
 */
export const chooseTip = endpoint({
  method: 'POST',
  path: '/v2/protip/choose',
  body: z.strictObject({ tipId: z.uuid(), personId: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

const ReceivedTip = z.object({
  id: z.uuid(),
  text: z.string(),
  language: LanguageCode,
  /** When it was chosen. */
  date: z.string(),
  /** Display name of who chose it; null where that person shows it nobody. */
  user: z.nullable(z.string()),
})

export const TipExchange = z.object({
  /** Tips of mine in the book. */
  written: z.int(),
  /** How often others chose one of those. */
  helped: z.int(),
  /** How often I chose one for somebody. */
  given: z.int(),
  /** How many were chosen for me. */
  received: z.int(),
  /** The last ten of them, the newest first. */
  latest: z.array(ReceivedTip),
})
export type TipExchange = z.infer<typeof TipExchange>

/** What tips I have given and received so far. */
export const readTipExchange = endpoint({
  method: 'GET',
  path: '/v2/protip/exchange',
  reply: TipExchange,
  who: 'signed-in',
  rate: 'read',
})

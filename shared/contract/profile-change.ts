import * as z from 'zod/mini'
import { FORMS_OF_ADDRESS } from '../domain/form-of-address.ts'
import { isTimeZone } from '../domain/local-date.ts'
import { LATER_PIECES } from '../domain/tour.ts'
import { AccommodationsChange } from './accommodations.ts'
import { AvatarSprite } from './avatar.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode, PersonName } from './fields.ts'
import { Privacy, Profile } from './player.ts'

/** What is not named stays. */
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/player/profile',
  body: z.strictObject({
    firstName: z.optional(PersonName),
    lastName: z.optional(PersonName),
    displayName: z.optional(PersonName),
    formOfAddress: z.optional(z.nullable(z.enum(FORMS_OF_ADDRESS))),
    avatarSprite: z.optional(z.nullable(AvatarSprite)),
    /** Switches that are turned; the others stay as they are. */
    privacy: z.optional(z.partial(Privacy)),
    /** What is turned; the rest stays as it is. */
    accommodations: z.optional(AccommodationsChange),
    language: z.optional(LanguageCode),
    timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))),
    /** For good: what was told is never untold. */
    isCompletionShown: z.optional(z.literal(true)),
    isTutorialSeen: z.optional(z.literal(true)),
    /** In place of what was left before. */
    tourLeft: z.optional(z.array(z.enum(LATER_PIECES)).check(z.maxLength(LATER_PIECES.length))),
  }),
  reply: Profile,
  who: 'signed-in',
  rate: 'write',
})

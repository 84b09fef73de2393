import * as z from 'zod/mini'
import { AvatarSprite } from './avatar.ts'
import { endpoint } from './endpoint.ts'

/** A task that somebody finished lately, as colleagues see it. */
export const Activity = z.object({
  id: z.uuid(),
  /** Address of the picture; it wins over the sprite. */
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
  /** The display name, and nothing else that would tell who it is. */
  playerName: z.string(),
  /** The task's name. */
  activityTitle: z.string(),
  /** When it was finished. */
  date: z.string(),
})
export type Activity = z.infer<typeof Activity>

/** What was last finished in the adventure that I play, the newest first; of those who hide it only my own. */
export const readActivities = endpoint({
  method: 'GET',
  path: '/game/resource/aktywnosc',
  /** 1 to 20; without it 3. */
  query: z.object({ limit: z.optional(z.string().check(z.regex(/^([1-9]|1\d|20)$/))) }),
  reply: z.array(Activity),
  who: 'signed-in',
  rate: 'read',
})

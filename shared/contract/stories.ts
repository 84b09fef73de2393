import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const MissionParams = z.object({ id: z.string().check(z.maxLength(120)) })

const StoryStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture: z.nullable(z.string()),
  pictureAlt: z.string(),
})

/** What an onboarding or an easter egg tells, screen by screen. */
export const Story = z.object({
  missionId: z.string(),
  steps: z.array(StoryStep),
  /** Index of the screen that the player has come to. */
  at: z.number(),
  isFinished: z.boolean(),
})
export type Story = z.infer<typeof Story>

/** 404 for a mission that tells nothing, 423 while it is locked. */
export const readStory = endpoint({
  method: 'GET',
  path: '/v2/game/mission/:id/story',
  params: MissionParams,
  reply: Story,
  who: 'signed-in',
  rate: 'read',
})

/** Keeps where the player is; never back, and nothing once it is finished. */
export const advanceStory = endpoint({
  method: 'POST',
  path: '/v2/game/mission/:id/story',
  params: MissionParams,
  body: z.strictObject({ at: z.int().check(z.gte(0), z.lte(12)) }),
  who: 'signed-in',
  rate: 'write',
})

/** What was found brought this; all 0 for an onboarding, and for anyone who had found it before. */
export const StoryEnd = z.object({ points: z.number(), coins: z.number() })
export type StoryEnd = z.infer<typeof StoryEnd>

/** Awards once, however often it is sent: one key, made by the browser for this finish, always gets the same reply. */
export const finishStory = endpoint({
  method: 'POST',
  path: '/v2/game/mission/:id/story/end',
  params: MissionParams,
  body: z.strictObject({ key: z.uuid() }),
  reply: StoryEnd,
  who: 'signed-in',
  rate: 'write',
})

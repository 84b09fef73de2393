import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Waits up to 20 s as long as the content that the caller plays is the version `seen`: the answer names the one of now. 404 for somebody who
 * plays no adventure.
 */
export const awaitVersion = endpoint({
  method: 'GET',
  path: '/v2/adventure/version',
  query: z.object({ seen: z.string().check(z.maxLength(60)) }),
  reply: z.object({ version: z.string() }),
  who: 'signed-in',
  rate: 'read',
  waitsMs: 20_000,
})

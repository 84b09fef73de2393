import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'

const Count = z.int().check(z.gte(0))

/** How one question was answered at the first try; nobody is named, and whole fives of people are counted. */
const Item = z.object({
  id: z.string(),
  /** Who was asked. */
  people: Count,
  /** Null where nothing is right or wrong. */
  right: z.nullable(Count),
  /** Who was asked and gave no answer. */
  open: Count,
  /** The median at the question; null where fewer than five have one. */
  seconds: z.nullable(Count),
  sureness: z.nullable(
    z.object({ sureRight: Count, sureWrong: Count, unsureRight: Count, unsureWrong: Count }),
  ),
  /** How many chose each answer; of a survey its numbers, and `words` for those who wrote some. */
  answers: z.array(z.object({ id: z.string(), people: Count })),
})
export type ItemStatistics = z.infer<typeof Item>

/**
 * How players answered the questions of a task of a draft at their first try, for each version of the task that five people or more
 * have answered, the newest first. What is counted of a version are its earliest 2,000 players. None where it was never published, or its
 * kind asks nothing. 404 without a draft.
 */
export const readItems = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/items',
  params: z.object({ folder: AdventureFolder }),
  query: z.object({ path: FilePath }),
  reply: z.object({
    versions: z.array(
      z.object({ number: z.int(), publishedAt: z.iso.datetime({ offset: true }), items: z.array(Item) }),
    ),
  }),
  who: MAKERS,
  rate: 'read',
})

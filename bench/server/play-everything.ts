import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readTask } from '../../shared/contract/tasks.ts'
import type { Client } from './client.ts'
import { rightAnswers } from './right-answers.ts'

const Published = z.object({
  adventures: z.array(
    z.object({ missions: z.array(z.object({ tasks: z.array(z.object({ id: z.string() })) })) }),
  ),
})

/** Finishes every task of the demo, so that no place of the map is locked. The client must be open. */
export async function playEverything(client: Client): Promise<void> {
  const published: unknown = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  let left = z
    .parse(Published, published)
    .adventures.flatMap(({ missions }) => missions.flatMap(({ tasks }) => tasks.map(({ id }) => id)))
  while (left.length > 0) {
    const locked: string[] = []
    for (const taskId of left) {
      const { unmet } = z.parse(readTask.reply, await client.call(readTask, { params: { taskId } }))
      if (unmet.length > 0) locked.push(taskId)
      else await client.finish(await client.answer(taskId, rightAnswers(taskId)))
    }
    if (locked.length === left.length) throw new Error(`nothing opens ${locked.join(', ')}`)
    left = locked
  }
}

import * as z from 'zod/mini'
import { readMissionTasks } from '../../shared/contract/missions.ts'
import type { Client } from './client.ts'

const ROOT_MISSION = 'isles'

/** Id of a task that a fresh player may start. */
export async function firstOpenTask(client: Client | undefined): Promise<string> {
  if (!client) throw new Error('nobody plays')
  await client.open()
  const { missions } = z.parse(
    readMissionTasks.reply,
    await client.call(readMissionTasks, { params: { id: ROOT_MISSION }, query: {} }),
  )
  const open = missions
    .filter(({ unmet }) => unmet.length === 0)
    .flatMap(({ tasks }) => tasks)
    .find(({ unmet }) => unmet.length === 0)
  if (!open) throw new Error('every task of the demo is locked')
  return open.id
}

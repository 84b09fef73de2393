import type { Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { OrderingContent } from '../shared/schemas.ts'

export type Step = OrderingContent['steps'][number]

/** The steps as far as they can be read. */
export function readSteps(content: Json | undefined): Step[] {
  return partsIn(content, 'steps').map(({ id, picture }) => ({
    id,
    ...(typeof picture === 'string' && { picture }),
  }))
}

/** As they stand in the file. */
export function writeSteps(steps: readonly Step[]): Json {
  return steps.map(({ id, picture }) => ({ id, ...(picture !== undefined && { picture }) }))
}

import * as z from 'zod/mini'
import type { Endpoint, Reply } from '#shared/contract/endpoint.ts'
import { readMapStart } from '#shared/contract/start.ts'
import { composeStart } from '#server/modules/start/map-start.ts'
import { hubOf } from '#server/play/hub.ts'
import { inPreview, type Playing, type PreviewCall } from './playing.ts'

/** @param parts how each part of it is answered by itself */
export function startCall(parts: readonly PreviewCall[]): PreviewCall {
  return inPreview(readMapStart, ({ query }, playing) =>
    composeStart(query.mission ?? hubOf(playing.context.content), (endpoint, params = {}) =>
      askCall(parts, endpoint, params, playing),
    ),
  )
}

async function askCall<E extends Endpoint>(
  parts: readonly PreviewCall[],
  endpoint: E,
  params: object,
  playing: Playing,
): Promise<Reply<E>> {
  const part = parts.find((one) => one.endpoint === endpoint)
  if (!part || !endpoint.reply) throw new Error(`${endpoint.path} is not served, or answers nothing`)
  const answered = await part.answer({ params, query: {}, body: undefined }, playing)
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- parsed by the schema that `Reply` is read from
  return z.parse(endpoint.reply, answered) as Reply<E>
}

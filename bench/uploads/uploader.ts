import { request } from 'node:http'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { Attempt, sendMoves, startTask } from '../../shared/contract/attempts.ts'
import { fillPath } from '../../shared/contract/endpoint.ts'
import { UPLOADS_PATH } from '../../shared/contract/uploads.ts'
import { Client } from '../server/client.ts'
import { rightAnswers } from '../server/right-answers.ts'

const HARBOUR = ['long-passphrases', 'second-factor', 'locked-screen']
const TASK = 'nearest-way-out'
const CHUNK = Buffer.alloc(64 * 1024)
/** The head of an MP4; what follows nobody looks at. */
const HEAD = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex')

/** A demo player at a task that takes files. */
export interface Uploader {
  url: string
  headers: Record<string, string>
  /** Where files are announced. */
  path: string
  /** Takes away what was sent there and looked into. */
  drop: (path: string) => Promise<void>
}

interface Told {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Signs in as a player of the demo, and lights the harbour first: the task lies behind it. */
export async function openUploader(url: string, name = 'player'): Promise<Uploader> {
  const first = await fetch(`${url}/api/web/login-status`)
  const token = cookieIn(first.headers.getSetCookie(), 'XSRF-TOKEN')
  const entered = await fetch(`${url}/api/web/login_json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify({ username: `${name}@demo.waymark.test`, password: 'Waymark-demo-1' }),
  })
  const session = cookieIn(entered.headers.getSetCookie(), 'waymark')
  const client = new Client(url, session)
  await client.open()
  for (const task of HARBOUR) {
    const attemptId = await client.answer(task, rightAnswers(task))
    // done before, where the server was only started anew
    await client.finish(attemptId).catch(() => 0)
  }
  const status = await fetch(`${url}/api/web/login-status`, { headers: { cookie: `waymark=${session}` } })
  const own = cookieIn(status.headers.getSetCookie(), 'XSRF-TOKEN')
  const { id: attemptId } = z.parse(Attempt, await client.call(startTask, { params: { taskId: TASK } }))
  return {
    url,
    drop: async (path) => {
      const moves = [{ type: 'upload' as const, action: 'drop' as const, file: path.split('/').at(-1) ?? '' }]
      await client.call(sendMoves, { params: { attemptId }, body: { moves } })
    },
    path: `/api/web${fillPath(UPLOADS_PATH, { attemptId })}`,
    headers: {
      cookie: `waymark=${session}; XSRF-TOKEN=${own}`,
      'x-xsrf-token': own,
      'tus-resumable': '1.0.0',
    },
  }
}

export function announce({ url, headers, path }: Uploader, name: string, bytes: number): Promise<Told> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  return exchange(url + path, 'POST', {
    ...headers,
    'upload-length': String(bytes),
    'upload-metadata': metadata,
  })
}

/** @returns bytes that are there */
export async function arrivedOf({ url, headers }: Uploader, path: string): Promise<number> {
  return Number((await exchange(url + path, 'HEAD', headers)).headers['upload-offset'])
}

interface Part {
  from: number
  bytes: number
  /** As fast as it goes where it is not said. */
  bytesPerSecond?: number
}

export function sendPart({ url, headers }: Uploader, path: string, part: Part): Promise<Told> {
  const sent = {
    ...headers,
    'content-type': 'application/offset+octet-stream',
    'content-length': String(part.bytes),
    'upload-offset': String(part.from),
  }
  return exchange(url + path, 'PATCH', sent, Readable.from(film(part)))
}

export function ask(
  { url, headers }: Uploader,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
): Promise<Told> {
  return exchange(url + path, method, headers)
}

async function* film({ from, bytes, bytesPerSecond }: Part): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes;) {
    const isHead = from + sent === 0
    const piece = isHead ? HEAD : CHUNK.subarray(0, Math.min(CHUNK.length, bytes - sent))
    if (bytesPerSecond !== undefined) await pause((piece.length / bytesPerSecond) * 1000)
    yield piece
    sent += piece.length
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function exchange(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Readable | null = null,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      reply.on('error', reject).on('end', () => {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text })
      })
    })
    asking.on('error', reject)
    if (body) body.pipe(asking)
    else asking.end()
  })
}

function cookieIn(cookies: readonly string[], name: string): string {
  const found = cookies.map((one) => new RegExp(`^${name}=([^;]+)`).exec(one)?.[1]).find(Boolean)
  return decodeURIComponent(found ?? '')
}

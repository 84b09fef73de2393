import { request } from 'node:http'
import type { Person } from './log-in.ts'

interface Answer {
  status: number
  cookies: Record<string, string>
}

/** Somebody in one of the demo's tenants, by its host name. */
export interface Newcomer extends Person {
  host: string
}

/** So that the map of these people begins without its tour: a journey, or a picture, is about something else. */
export async function showAround(url: string, newcomers: readonly Newcomer[]): Promise<void> {
  for (const newcomer of newcomers) await showOne(url, newcomer)
}

async function showOne(url: string, { host, username, password }: Newcomer): Promise<void> {
  let cookies: Record<string, string> = {}
  const send = async (method: string, path: string, body?: object) => {
    const answer = await call(url, host, {
      method,
      path,
      cookies,
      ...(body && { body: JSON.stringify(body) }),
    })
    cookies = { ...cookies, ...answer.cookies }
    if (answer.status >= 300) throw new Error(`${username} at ${host}: ${path} answered ${answer.status}`)
  }
  await send('GET', '/login-status')
  await send('POST', '/login_json', { username, password })
  await send('PATCH', '/player/profile', { isTutorialSeen: true })
}

interface Call {
  method: string
  path: string
  cookies: Record<string, string>
  body?: string
}

/** A tenant is found by the host's name, which Node would look up; so it is only said. */
function call(url: string, host: string, { method, path, cookies, body }: Call): Promise<Answer> {
  const headers = {
    host: new URL(url).host.replace('localhost', host),
    cookie: Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; '),
    'x-xsrf-token': decodeURIComponent(cookies['XSRF-TOKEN'] ?? ''),
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/web${path}`, { method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, cookies: cookiesOf(answer.headers['set-cookie']) }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function cookiesOf(lines: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

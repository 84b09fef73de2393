import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWhileStarting, STATUS_PATH, type StartStep } from './waiting-page.ts'

let isReady: boolean
let step: StartStep
let server: Server
let origin: string

beforeEach(async () => {
  isReady = false
  step = 'Building the scenes'
  const answer = answerWhileStarting(
    () => Promise.resolve(isReady),
    () => step,
  )
  server = createServer((request, response) => answer(request, response, () => response.end('the product')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const ask = (path: string, accept: string) => fetch(origin + path, { headers: { accept } })

describe('a page of `npm run dev` while the server starts', () => {
  it('says what is going on instead of a product that cannot answer [DESIGN-2]', async () => {
    const page = await ask('/', 'text/html,*/*')
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await page.text()).toMatch(/Waymark is starting.*role="status">Building the scenes …/s)
    step = 'Starting the server'
    expect(await (await ask('/gallery', 'text/html')).text()).toContain('Starting the server …')
  })

  it('learns that the server is ready, and is the product then [DESIGN-2]', async () => {
    const status = async (): Promise<unknown> => (await ask(STATUS_PATH, '*/*')).json()
    expect(await status()).toEqual({ isReady: false, step: 'Building the scenes' })
    isReady = true
    expect(await status()).toMatchObject({ isReady: true })
    const page = await ask('/', 'text/html')
    expect([page.status, await page.text()]).toEqual([200, 'the product'])
  })

  it('leaves to the product what is no page', async () => {
    expect(await (await ask('/api/web/anything', 'application/json')).text()).toBe('the product')
  })
})

import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProblemReply } from '#shared/contract/problem.ts'
import { openWorld } from '#server/testing/test-app.ts'

it('does not unpack what a caller has packed: a small body could grow without end [SERVE-1]', async () => {
  const { browser } = await openWorld()
  const { status, body } = await browser.send('POST', '/api/web/login_json', {
    body: gzipSync(JSON.stringify({ username: 'ada', password: 'wrong' })),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  })
  expect([status, z.parse(ProblemReply, body).code]).toEqual([400, 'malformed-request'])
})

import { expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { createChangeIds } from './change-ids.ts'

const CHANGE = [{ kind: 'delete', path: 'a.json', from: 'x' }]

it('a change has one id until the server has answered it [WORLD-6]', async () => {
  const ids = createChangeIds()
  const send = vi.fn<(id: string) => Promise<string>>()
  const sent = () => send.mock.calls.map(([id]) => id)
  for (const status of [0, 503]) {
    send.mockRejectedValueOnce(new Failure(status, '/edits'))
    await expect(ids.under(CHANGE, send)).rejects.toMatchObject({ status })
  }
  send.mockRejectedValueOnce(new Failure(409, '/edits'))
  await expect(ids.under(CHANGE, send)).rejects.toMatchObject({ status: 409 })
  expect(new Set(sent()).size).toBe(1)
  // the files may have become again what they were
  send.mockResolvedValue('done')
  expect(await ids.under(CHANGE, send)).toBe('done')
  await ids.under(CHANGE, send)
  expect(new Set(sent()).size).toBe(3)
  await ids.under([...CHANGE, ...CHANGE], send)
  expect(new Set(sent()).size).toBe(4)
})

import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiDescription } from '#shared/contract/api-description.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { speakIn } from '#src/testing/words.ts'

vi.mock(import('#src/lib/offer-file.ts'), () => ({ offerFile: vi.fn() }))

const DESCRIPTION: ApiDescription = {
  openapi: '3.1.0',
  info: { title: 'House', version: '2', description: '' },
  servers: [{ url: '/api/web' }],
  tags: [{ name: 'Shop' }, { name: 'Notes' }],
  paths: {
    '/v2/shop': {
      get: {
        ...{
          operationId: 'readShop',
          tags: ['Shop'],
          summary: 'What is on sale.',
          security: [{ session: [] }],
        },
        ...{ 'x-callers': ['signed-in'], 'x-rate': 'read' },
        responses: {
          '200': {
            content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
          },
        },
      },
    },
    '/v2/notes/{id}': {
      put: {
        ...{
          operationId: 'writeNote',
          tags: ['Notes'],
          summary: 'Writes a note.',
          description: 'Or empties it.',
        },
        ...{ security: [], 'x-callers': ['player', 'leader'], 'x-rate': 'write' },
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { '204': { description: 'Done.' }, '404': {}, '422': {} },
      },
    },
  },
  components: { schemas: {}, responses: {}, securitySchemes: {} },
}

let status: number

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  status = 200
  serveTenant((call) => (call === 'GET /v2/api-description' ? { status, body: DESCRIPTION } : null))
})
afterEach(cleanup)

const open = () => showPeople('/app/people/api')
const callNamed = async (path: string) => {
  const call = (await screen.findByText(path)).closest('details')
  if (!call) throw new Error(`${path} stands in no call`)
  return call
}

describe('the room of the API [DESK-5]', () => {
  it('lists every call by area, and shows how one is asked once it is opened', async () => {
    open()
    const call = await callNamed('/api/web/v2/notes/{id}')
    expect(screen.getByRole('status').textContent).toContain('2 calls')
    expect(call.textContent).toContain('Writes a note.')
    expect(within(call).queryByText('Or empties it.')).toBeNull()
    await userEvent.click(within(call).getByText('Writes a note.'))
    expect(call.textContent).toContain('Or empties it.')
    expect(call.textContent).toContain('Who may callplayers, team leaders')
    expect(call.textContent).toContain('Counts aswriting')
    expect(call.textContent).toContain('Refusals404, 422')
    expect(within(call).getByRole('heading', { name: 'Parameters' }).parentElement?.textContent).toContain(
      'path id: string (uuid)',
    )
    expect(
      within(call).getByRole('heading', { name: 'What is answered' }).parentElement?.textContent,
    ).toContain('204')
  })

  it('finds calls by what is typed, and says how many', async () => {
    open()
    await callNamed('/api/web/v2/shop')
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search by name, address or words' }),
      'put note',
    )
    await screen.findByText('1 call')
    expect(screen.queryByText('/api/web/v2/shop')).toBeNull()
  })

  it('hands the whole document over as a file', async () => {
    open()
    await callNamed('/api/web/v2/shop')
    await userEvent.click(screen.getByRole('button', { name: 'Download openapi.json' }))
    const [name, text] = vi.mocked(offerFile).mock.lastCall ?? []
    expect([name, JSON.parse(text ?? '')]).toEqual(['openapi.json', DESCRIPTION])
  })

  it('says where it could not be loaded, and tries again', async () => {
    status = 500
    open()
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    status = 200
    await userEvent.click(retry)
    await callNamed('/api/web/v2/shop')
  })
})

import { press, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { asked, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminMessage } from '#shared/contract/messages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { idOf } from '#src/testing/admin-tenant.tsx'
import { speakIn } from '#src/testing/words.ts'

const aMessage = (more: Partial<AdminMessage> = {}): AdminMessage => ({
  ...{ id: idOf(50), type: 'allMailboxAlert', link: '', audience: 'all', team: null, person: null },
  words: [{ language: 'en', title: 'Moving', content: '<p>On Monday.</p>', linkLabel: '' }],
  ...{ state: 'draft', sendAt: null, sentAt: null, received: 0, read: 0 },
  ...more,
})

function serve(...messages: AdminMessage[]): void {
  serveTenant((call) => {
    if (call === 'GET /v2/messages') return { status: 200, body: { messages, next: null } }
    if (call.startsWith('DELETE')) return { status: 204 }
    return /^(POST|PUT) \/v2\/messages/.test(call) ? { status: 200, body: messages[0] ?? aMessage() } : null
  })
}

const sent = (method: string, end: string): unknown => {
  const one = asked.find((call) => call.method === method && call.url.endsWith(end))
  return typeof one?.body === 'string' ? JSON.parse(one.body) : one
}

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('the messages of an admin', () => {
  it('begin as a draft, are shown as they will look, and go out after a question [INFO-3]', async () => {
    serve()
    showPeople('/app/people/messages')
    expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeDefined()
    await press('Write a message')
    await userEvent.type(screen.getByLabelText('Title'), 'Moving')
    await userEvent.type(screen.getByLabelText('Message text'), 'On Monday.')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press('Save and preview')
    expect(sent('POST', '/v2/messages')).toEqual({
      ...{ type: 'allMailboxAlert', audience: 'all', link: '', teamId: null, personId: null },
      words: [{ language: 'en', title: 'Moving', content: 'On Monday.', linkLabel: '' }],
    })
    const preview = within(await screen.findByRole('region', { name: 'How it will look' }))
    expect(preview.getByText('Moving')).toBeDefined()
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'How it will look' })])
    scroll.mockRestore()
    expect(
      preview.getByText('Still empty: Polski. People who read in these languages see: English.'),
    ).toBeDefined()
    await press('Send now')
    const question = within(await screen.findByRole('dialog', { name: 'Send this message now?' }))
    expect(question.getByText(/^To everyone\./)).toBeDefined()
    await userEvent.click(question.getByRole('button', { name: 'Send now' }))
    expect(sent('POST', `${idOf(50)}/send`)).toEqual({ at: null })
  })

  it('go to a team at a moment to come [INFO-3]', async () => {
    serve(aMessage())
    showPeople('/app/people/messages')
    await press(/^Edit/)
    await userEvent.click(screen.getByLabelText('A team'))
    expect(screen.queryByRole('region', { name: 'How it will look' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'South')
    await press('Save and preview')
    expect(sent('PUT', idOf(50))).toMatchObject({ audience: 'team', teamId: idOf(2), personId: null })
    await userEvent.type(await screen.findByLabelText('Day and time'), '2026-12-01T09:30')
    await press('Schedule')
    expect(sent('POST', '/send')).toEqual({ at: new Date('2026-12-01T09:30').toISOString() })
  })

  it('are taken back while they wait, dropped as drafts, and left alone once they are out [INFO-3]', async () => {
    const when = '2026-12-01T09:30:00.000Z'
    serve(
      aMessage({ state: 'scheduled', sendAt: when }),
      aMessage({ id: idOf(51) }),
      aMessage({ id: idOf(52), state: 'sent', sendAt: when, sentAt: when, received: 12, read: 3 }),
    )
    showPeople('/app/people/messages')
    const rows = within(await screen.findByRole('list', { name: 'All messages' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([2, 2, 1])
    expect(rows[2]?.textContent).toContain('3 of 12 have read it')
    const letter = within(rows[2] ?? expect.fail('no third row'))
    expect(letter.queryByText('On Monday.')).toBeNull()
    await userEvent.click(letter.getByRole('button', { name: /^Read/ }))
    expect(letter.getByText('On Monday.')).toBeDefined()
    await press(/^Withdraw/)
    expect(sent('POST', `${idOf(50)}/withdraw`)).toBeDefined()
    await press(/^Delete/)
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(sent('DELETE', idOf(51))).toBeDefined()
  })

  it('are not said to be saved, nor sent, with what was written while they were saved [INFO-3]', async () => {
    let land = (_given: Answer): void => {}
    serveTenant((call) => {
      if (call === 'GET /v2/messages') return { status: 200, body: { messages: [], next: null } }
      return call.startsWith('POST') ? new Promise<Answer>((give) => (land = give)) : null
    })
    showPeople('/app/people/messages')
    await press('Write a message')
    await userEvent.type(screen.getByLabelText('Title'), 'Moving')
    await press('Save and preview')
    await userEvent.type(screen.getByLabelText('Title'), ' on Monday')
    land({ status: 200, body: aMessage() })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save and preview' }).getAttribute('aria-busy')).toBeNull(),
    )
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
    await press('Save and preview')
    expect(sent('PUT', idOf(50))).toMatchObject({ words: [{ title: 'Moving on Monday' }] })
  })

  it('go out and are taken back once, however often that is pressed [INFO-3]', async () => {
    const when = '2026-12-01T09:30:00.000Z'
    const messages = [aMessage(), aMessage({ id: idOf(51), state: 'scheduled', sendAt: when })]
    serveTenant((call) => {
      if (call === 'GET /v2/messages') return { status: 200, body: { messages, next: null } }
      if (call.startsWith('PUT')) return { status: 200, body: messages[0] }
      return call.startsWith('POST') ? new Promise(() => {}) : null
    })
    showPeople('/app/people/messages')
    await press(/^Edit/)
    await press('Save and preview')
    await userEvent.type(await screen.findByLabelText('Day and time'), '2026-12-01T09:30')
    for (const [name, end] of [
      [/^Schedule/, '/send'],
      [/^Withdraw/, '/withdraw'],
    ] as const) {
      const button = await screen.findByRole('button', { name })
      await userEvent.dblClick(button)
      expect(asked.filter(({ url }) => url.endsWith(end))).toHaveLength(1)
    }
  })
})
